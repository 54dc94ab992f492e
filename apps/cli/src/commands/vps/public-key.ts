import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';

const LITERAL = /^(ssh-|ecdsa-|sk-)\S+ \S/;

/** What looks like a place in the file system; a key of the project is named without these. */
const PLACE = /[/\\]|^~|^\.|\.pub$/;

/** The key that `--ssh-key` means: one written out, the content of a file, or a name or id. */
export async function sshKeyFrom(context: CommandContext, text: string): Promise<string> {
  if (LITERAL.test(text) || !PLACE.test(text)) return text;
  return publicKeyIn(context, text);
}

/** Reads a public key out of a `.pub` file, or out of standard input for `-`. */
export async function publicKeyIn(context: CommandContext, name: string): Promise<string> {
  const text = name === '-' ? await context.readInput() : await textOf(context, name);
  if (text.includes('PRIVATE KEY')) {
    throw usageError(`${name} is a private key. It stays with you.`, `Give ${name}.pub instead.`);
  }
  const key = text.trim();
  if (LITERAL.test(key) && !key.includes('\n')) return key;
  throw usageError(`${name} is not one public key such as \`ssh-ed25519 AAAA… you@machine\`.`);
}

function textOf({ environment, folder }: CommandContext, name: string): Promise<string> {
  const home = environment['HOME'] ?? homedir();
  const file = path.resolve(folder, name.replace(/^~(?=[/\\])/, home));
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw usageError(`The SSH key ${name} cannot be read: ${(error as Error).message}.`);
  });
}
