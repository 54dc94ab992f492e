import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import { readJson } from './read-file.js';

/** Reads a body from a file. */
export async function readProblem(context: CommandContext, file: string): Promise<object> {
  const body = await readJson(context, file);
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw usageError(`${file} has no JSON object.`);
}
