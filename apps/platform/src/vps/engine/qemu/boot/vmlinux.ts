import { readFile, writeFile } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, zstdDecompressSync } from 'node:zlib';

/**
 * Writes the uncompressed kernel in a bzImage, which starts without unpacking itself in the guest.
 * Offsets are those of the kernel's boot protocol (Documentation/arch/x86/boot.rst).
 */
export async function unpackKernel(bzImage: string, target: string): Promise<void> {
  const image = await readFile(bzImage);
  if (image.toString('latin1', 0x202, 0x206) !== 'HdrS') throw new Error('not a Linux kernel');
  const setupSectors = image.readUInt8(0x1f1) || 4;
  const start = (setupSectors + 1) * 512 + image.readUInt32LE(0x248);
  // Its last four bytes are the size of the kernel, not part of the archive.
  const packed = image.subarray(start, start + image.readUInt32LE(0x24c) - 4);
  const kernel = await decompress(packed);
  if (kernel.toString('latin1', 1, 4) !== 'ELF') throw new Error('the kernel is no ELF program');
  await writeFile(target, kernel);
}

async function decompress(packed: Buffer): Promise<Buffer> {
  const magic = packed.readUInt32BE(0);
  if (magic === 0x28b52ffd) return zstdDecompressSync(packed);
  if (magic >>> 16 === 0x1f8b) return gunzipSync(packed);
  if (magic === 0xfd377a58) return pipe('xz', packed);
  return pipe(magic === 0x02214c18 ? 'lz4' : 'lzma', packed);
}

async function pipe(program: string, packed: Buffer): Promise<Buffer> {
  const child = spawn(program, ['-dc'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  child.stdin.on('error', () => undefined);
  child.stdin.end(packed);
  return Promise.race([buffer(child.stdout), failed]);
}
