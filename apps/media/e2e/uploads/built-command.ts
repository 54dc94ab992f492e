import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const BUNDLER = path.resolve(import.meta.dirname, '../../../cli/bundle.mjs');

/** Builds the command line into a folder and gives its program. */
export async function buildCommand(folder: string): Promise<string> {
  const program = path.join(folder, 'skydeck.mjs');
  await promisify(execFile)(process.execPath, [BUNDLER, program]);
  return program;
}
