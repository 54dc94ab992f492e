import {
  appendFileSync,
  chmodSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBreak } from './operator-entry.js';
import { noteOperator, readOperatorLog } from './operator-log.js';

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'skydeck-operator-audit-'));
  chmodSync(home, 0o700);
  writeFileSync(path.join(home, 'secrets.json'), '{}');
});

afterEach(() => rmSync(home, { recursive: true, force: true }));

const fileOf = () => path.join(home, 'operator-audit.jsonl');
const done = (input: unknown = {}) =>
  ({ action: 'backup create', outcome: 'done', input }) as const;

describe('the log of operators', () => {
  it('tells who did what, and keeps no secret', async () => {
    await noteOperator(home, {
      ...done({ target: '/mnt/backups', passphrase: 'correct horse', key_file: '/etc/b.key' }),
      outcome: 'begun',
    });
    const [entry] = readOperatorLog(home);
    expect(entry).toMatchObject({
      number: 1,
      actor: { uid: process.getuid?.() },
      action: 'backup create',
      input: { target: '/mnt/backups', key_file: '/etc/b.key' },
      outcome: 'begun',
    });
    expect(readFileSync(fileOf(), 'utf8')).not.toContain('correct horse');
    expect(statSync(fileOf()).mode & 0o777).toBe(0o600);
  });

  it('is one chain, also of twenty at once', async () => {
    await Promise.all(Array.from({ length: 20 }, async () => noteOperator(home, done())));
    const entries = readOperatorLog(home);
    expect(entries.map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
    expect(findBreak(entries)).toBeNull();
  });

  it.each([
    [
      'changed',
      (lines: string[]) => [lines[0]?.replace('done', 'failed') ?? '', ...lines.slice(1)],
      1,
    ],
    ['taken out', (lines: string[]) => [lines[0] ?? '', ...lines.slice(2)], 3],
  ])('shows that an entry was %s', async (_how, change, at) => {
    for (const target of ['a', 'b', 'c']) await noteOperator(home, done({ target }));
    const lines = readFileSync(fileOf(), 'utf8').trim().split('\n');
    rmSync(fileOf());
    appendFileSync(fileOf(), `${change(lines).join('\n')}\n`);
    expect(findBreak(readOperatorLog(home))).toBe(at);
  });

  it('goes on after a command that was killed while it wrote', async () => {
    writeFileSync(`${fileOf()}.lock`, '');
    await noteOperator(home, done());
    expect(readOperatorLog(home)).toHaveLength(1);
  });

  it('writes nothing where no installation is', async () => {
    rmSync(path.join(home, 'secrets.json'));
    await noteOperator(home, done());
    expect(readOperatorLog(home)).toEqual([]);
  });
});
