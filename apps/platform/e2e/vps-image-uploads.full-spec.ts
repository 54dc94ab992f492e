import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, readdir } from 'node:fs/promises';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { loadConfig } from '@skydeck/config';
import { PlatformConfig } from '@skydeck/platform';
import { eventually } from '@skydeck/testing';
import { VpsSettings } from '../src/vps/vps-settings.js';
import { LaunchpadHarness } from './launchpad-harness.js';

const MAIN = join(import.meta.dirname, '../dist/main.js');
const PATIENCE = { timeoutMs: 30_000, everyMs: 50 };

/** The platform runs as a process of its own here, so that it can be killed. */
describe('uploads of images', () => {
  let harness: LaunchpadHarness;
  let dir: string;
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> | undefined;

  beforeAll(async () => {
    await access(MAIN).catch(() => {
      throw new Error('This test runs the built platform: build it first.');
    });
    harness = await LaunchpadHarness.start({ VPS_ENGINE: 'qemu' });
    const { installation } = harness;
    const settings = new VpsSettings(loadConfig(PlatformConfig, installation.environment));
    dir = join(settings.dir, 'own-images');
    await installation.stopPlatform();
  }, 60_000);

  afterAll(async () => {
    await kill('SIGTERM');
    await harness.close();
  }, 60_000);

  async function start(): Promise<void> {
    child = spawn(process.execPath, [MAIN], {
      env: { PATH: process.env['PATH'], ...harness.installation.environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    ended = once(child, 'exit');
    const health = `${harness.installation.platformUrl}/healthz`;
    await eventually(async () => (await fetch(health)).ok, PATIENCE);
  }

  async function kill(signal: NodeJS.Signals): Promise<void> {
    child?.kill(signal);
    await ended;
  }

  const files = () => readdir(dir).catch(() => []);

  function beginUpload(): ClientRequest {
    const upload = request(harness.address('/images/uploads?slug=halfway'), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${harness.token}`,
        'content-type': 'application/octet-stream',
        'content-length': 10_000_000,
      },
    });
    upload.on('error', () => undefined);
    upload.write(Buffer.alloc(1_000_000));
    return upload;
  }

  it('kill -9 in the middle of one: the next start leaves nothing of it', async () => {
    await start();
    const upload = beginUpload();
    await eventually(async () => expect(await files()).toHaveLength(1), PATIENCE);
    await kill('SIGKILL');
    upload.destroy();
    expect(await files()).toHaveLength(1);
    await start();
    await eventually(async () => expect(await files()).toEqual([]), PATIENCE);
  }, 90_000);
});
