import { readFile } from 'node:fs/promises';
import { COMMANDS } from './commands/commands.js';
import { describeCommands, leaves } from './docs.js';
import { runRecorded } from './testing/run-recorded.js';

const DOCS = new URL('../../../docs/cli.md', import.meta.url);
const commands = leaves(COMMANDS, '');

describe('docs/cli.md', () => {
  it('says what the commands say', async () => {
    // Stale? `npm run generate`, or `node apps/cli/write-docs.mjs` after a build.
    expect(await readFile(DOCS, 'utf8')).toBe(describeCommands());
  });

  it.each(commands)('has a section for%s, and --help explains it', async (name, spec) => {
    const { exitCode, out, err } = await runRecorded([...name.trim().split(' '), '--help']);
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    expect(out.replaceAll(/\s+/g, ' ')).toContain(spec.summary);
    for (const { flags } of spec.options ?? []) expect(out).toContain(flags);
    expect(await readFile(DOCS, 'utf8')).toContain(`### skydeck${name}\n`);
  });

  it.each(commands)('loads the work of%s', async (_name, spec) => {
    expect(typeof (await spec.load())).toBe('function');
  });
});
