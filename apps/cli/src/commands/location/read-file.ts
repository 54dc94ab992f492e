import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';

/** Reads a file of text that somebody names. */
export async function readText(context: CommandContext, file: string): Promise<string> {
  return readFile(path.resolve(context.folder, file), 'utf8').catch(() => {
    throw usageError(`${file} cannot be read.`);
  });
}

/** Reads a file of JSON that somebody names. */
export async function readJson(context: CommandContext, file: string): Promise<unknown> {
  const text = await readText(context, file);
  try {
    return JSON.parse(text);
  } catch {
    throw usageError(`${file} is no JSON.`);
  }
}
