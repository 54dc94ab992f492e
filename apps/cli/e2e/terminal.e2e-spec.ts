import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const BUNDLER = fileURLToPath(new URL('../bundle.mjs', import.meta.url));
const ESC = '\u001B';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'skydeck-terminal-'));
  await promisify(execFile)(process.execPath, [BUNDLER, path.join(folder, 'skydeck.mjs')]);
}, 60_000);

/** What a command shows on a real terminal of 80 columns. */
async function onTerminal(line: string, environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const command = `stty cols 80; '${process.execPath}' '${folder}/skydeck.mjs' ${line}`;
  const { stdout } = await promisify(execFile)('script', ['-qec', command, '/dev/null'], {
    env: { PATH: process.env['PATH'], HOME: folder, TERM: 'xterm', ...environment },
  });
  return stdout;
}

it('colours what a person reads, unless NO_COLOR says otherwise', async () => {
  expect(await onTerminal('version')).toContain(`${ESC}[`);
  const plain = await onTerminal('version', { NO_COLOR: '1' });
  expect(plain).toMatch(/^VERSION/);
  expect(plain).not.toContain(ESC);
});

it('fits lists into 80 columns', async () => {
  const url = `https://${'auth.'.repeat(40)}example.com`;
  await onTerminal(`context create long --endpoint auth_url=${url}`);
  const lines = (await onTerminal('context list', { NO_COLOR: '1' })).trimEnd().split('\r\n');
  expect(lines[1]).toMatch(/…$/);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
});
