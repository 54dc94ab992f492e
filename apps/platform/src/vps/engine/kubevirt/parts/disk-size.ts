import { open } from 'node:fs/promises';

const QCOW2 = '514649fb';
/** Where the header of qcow2 has the size of the disk, see the format's specification. */
const SIZE_AT = 24;

/** How large the disk in a file is for a machine. */
export async function diskSizeOf(path: string): Promise<number> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SIZE_AT + 8), 0, SIZE_AT + 8, 0);
    const isQcow = bytesRead === SIZE_AT + 8 && buffer.subarray(0, 4).toString('hex') === QCOW2;
    return isQcow ? Number(buffer.readBigUInt64BE(SIZE_AT)) : size;
  } finally {
    await file.close();
  }
}
