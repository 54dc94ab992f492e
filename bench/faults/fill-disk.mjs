import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

const PIECES = [1 << 20, 1 << 16, 1 << 12];

/** Takes all that is left on a disk. @returns what gives it back */
export function fillDisk(folder) {
  const file = path.join(folder, 'filler');
  const descriptor = openSync(file, 'w');
  for (const size of PIECES) {
    const piece = Buffer.alloc(size, 1);
    while (fits(descriptor, piece));
  }
  closeSync(descriptor);
  return () => rmSync(file, { force: true });
}

function fits(descriptor, piece) {
  try {
    return writeSync(descriptor, piece) === piece.length;
  } catch (error) {
    if (error.code === 'ENOSPC') return false;
    throw error;
  }
}
