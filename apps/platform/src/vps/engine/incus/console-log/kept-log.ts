import { appendFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is told of a console at most. */
export const LOG_KEEP_BYTES = 256 * 1024;
/** What its file grows to before it is shortened. */
const LOG_LIMIT_BYTES = 2 * LOG_KEEP_BYTES;

/** The newest output of consoles, as one file for each server. */
export class KeptLog {
  constructor(private readonly dir: string) {}

  async read(name: string): Promise<Buffer> {
    const file = await open(this.pathOf(name), 'r').catch(() => undefined);
    if (!file) return Buffer.alloc(0);
    try {
      const { size } = await file.stat();
      const length = Math.min(size, LOG_KEEP_BYTES);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length);
      return buffer.subarray(0, bytesRead);
    } finally {
      await file.close();
    }
  }

  async append(name: string, bytes: Buffer): Promise<void> {
    if (bytes.length === 0) return;
    const path = this.pathOf(name);
    await mkdir(this.dir, { recursive: true, mode: 0o700 });
    await appendFile(path, bytes, { mode: 0o600 });
    if ((await stat(path)).size <= LOG_LIMIT_BYTES) return;
    const kept = await this.read(name);
    await writeFile(`${path}.new`, kept, { mode: 0o600 });
    await rename(`${path}.new`, path);
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  private pathOf(name: string): string {
    return join(this.dir, `${name}.log`);
  }
}
