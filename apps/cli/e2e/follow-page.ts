import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Installation } from './installation.js';

const QUICK_STARTS = path.join(import.meta.dirname, '../../../docs/quick-starts');
const FENCE = /^```(\w+)(?: file=(\S+))?\n(.*?)^```$/gms;
const run = promisify(execFile);

/** What was left behind by following a page. */
export interface Followed {
  /** What each block of commands printed. */
  readonly outputs: readonly string[];
  /** JSON that a command wrote to a file. */
  readonly written: (name: string) => Promise<Record<string, unknown>>;
  /** Text of a file. */
  readonly read: (name: string) => Promise<string>;
}

/**
 * Does what a quick start says, word by word: writes its files and runs its commands, in a folder of
 * its own.
 * @throws when a command fails
 */
export async function followPage(installation: Installation, page: string): Promise<Followed> {
  const folder = await mkdtemp(path.join(installation.person, 'page-'));
  const env = {
    PATH: `${await addCommand(installation, folder)}:${path.dirname(process.execPath)}:${process.env['PATH']}`,
    HOME: installation.person,
    SKYDECK_HOME: installation.stack.home,
  };
  const outputs: string[] = [];
  const text = await readFile(path.join(QUICK_STARTS, page), 'utf8');
  for (const [, language, file, code = ''] of text.matchAll(FENCE)) {
    if (file !== undefined) await writeFile(path.join(folder, file), code.trimEnd());
    else if (language === 'sh') {
      const { stdout } = await run('bash', ['--norc', '-eo', 'pipefail', '-c', code], {
        cwd: folder,
        env,
      });
      outputs.push(stdout);
    }
  }
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  return {
    outputs,
    written: async (name) => JSON.parse(await read(name)) as Record<string, unknown>,
    read,
  };
}

/** The command as pages call it. */
async function addCommand({ bundle }: Installation, folder: string): Promise<string> {
  const programs = path.join(folder, '.programs');
  await mkdir(programs);
  const file = path.join(programs, 'skydeck');
  await writeFile(file, `#!/bin/sh\nexec "${process.execPath}" "${bundle}" "$@"\n`);
  await chmod(file, 0o755);
  return programs;
}
