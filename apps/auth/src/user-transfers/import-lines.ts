import { UserTransferErrors } from './user-transfers.errors.js';

const MOST_BYTES = 32 * 1024 * 1024;
const MOST_USERS = 10_000;

/** A value that was sent, or undefined where a line was no JSON. */
export type SentUser = { readonly line: number; readonly value: unknown };

/** Reads the users of a body: one JSON value a line, or one array. @throws 413 for too many */
export async function readUsers(body: AsyncIterable<Buffer>): Promise<SentUser[]> {
  const text = await textOf(body);
  const isArray = text.trimStart().startsWith('[');
  const users = isArray ? fromArray(text) : fromLines(text);
  if (users.length > MOST_USERS) throw UserTransferErrors.too_many();
  return users;
}

async function textOf(body: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > MOST_BYTES) throw UserTransferErrors.too_many();
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function fromLines(text: string): SentUser[] {
  return text
    .split('\n')
    .map((one, index) => ({ line: index + 1, text: one.trim() }))
    .filter((one) => one.text !== '')
    .map((one) => ({ line: one.line, value: parsed(one.text) }));
}

function fromArray(text: string): SentUser[] {
  const values = parsed(text);
  if (!Array.isArray(values)) return [{ line: 1, value: undefined }];
  return (values as unknown[]).map((value, index) => ({ line: index + 1, value }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
