import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ALONE = join(import.meta.dirname, '../fixtures/exec-while-lost.mjs');

it('ends a command, and not the platform, when the engine is lost while it begins', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'skydeck-exec-'));
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [ALONE, dir]);
    expect(stdout).toMatch(/^(engine_unavailable|failed)\n$/);
  } finally {
    await rm(dir, { recursive: true });
  }
}, 30_000);
