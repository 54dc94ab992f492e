import { open, stat, truncate } from 'node:fs/promises';
import type { ServerFolder } from './machine/server-folder.js';
import { KB } from './qemu-settings.js';

const LOG_KEEP_BYTES = 256 * KB;
const LOG_LIMIT_BYTES = 4 * LOG_KEEP_BYTES;

/** The end of what the guest wrote to its serial line. */
export async function readConsoleLog(folder: ServerFolder): Promise<string> {
  await folder.get();
  const file = await open(folder.file('console.log'), 'r').catch(() => undefined);
  if (!file) return '';
  try {
    const { size } = await file.stat();
    const length = Math.min(size, LOG_KEEP_BYTES);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return buffer.toString();
  } finally {
    await file.close();
  }
}

/** Keeps the log small while the emulator goes on appending to it. */
export async function trimConsoleLog(folder: ServerFolder): Promise<void> {
  const path = folder.file('console.log');
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  );
  if (size <= LOG_LIMIT_BYTES) return;
  const tail = await readConsoleLog(folder);
  await truncate(path, 0);
  const file = await open(path, 'a');
  await file.appendFile(tail).finally(() => file.close());
}
