import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a developer would type, with an empty npm cache, as the first deployment has one. */
export async function buildByHand(repository) {
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-by-hand-'));
  const app = path.join(folder, 'app');
  const env = { ...process.env, npm_config_cache: path.join(folder, 'cache') };
  const startedAt = performance.now();
  await run('git', ['clone', '--quiet', '--depth', '1', `file://${repository}`, app]);
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: app, env });
  await run('npm', ['run', 'build'], { cwd: app, env });
  const totalMs = performance.now() - startedAt;
  await rm(folder, { recursive: true, force: true });
  return { totalMs };
}
