import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningProcess } from '../src/vps/engine/incus/daemon/running-process.js';
import { type Answer, LaunchpadHarness } from './launchpad-harness.js';

const IMAGES = process.env['SKYDECK_TEST_IMAGES'] ?? join(tmpdir(), 'skydeck-test-images');

describe('the engine of servers', () => {
  let harness: LaunchpadHarness;

  beforeAll(async () => {
    harness = await LaunchpadHarness.start({
      VPS_ENGINE: 'incus',
      VPS_IMAGE_DIR: IMAGES,
      VPS_POOL_GB: '4',
    });
  }, 60_000);

  afterAll(() => harness.close(), 60_000);

  async function done({ meta }: Answer): Promise<void> {
    const { data } = await harness.get(`/operations/${meta.operation_id}?wait=60`);
    expect(data).toMatchObject({ status: 'succeeded' });
  }

  async function daemon() {
    const { home } = harness.installation;
    return runningProcess(join(home, 'vps/incus/daemon.json'));
  }

  /** Everything that looks at servers without having any. */
  async function look(): Promise<void> {
    for (const path of ['/vps', '/vps/sizes', '/vps/images']) await harness.get(path);
    await harness.get(`${harness.installation.platformUrl}/v1/system/engines`);
  }

  it('starts for the first server, and ends with the platform when there is none left', async () => {
    await look();
    expect(await daemon()).toBeUndefined();
    const made = await harness.post('/vps', { name: 'one', size: 'nano', image: 'tiny' });
    await done(made);
    const first = await daemon();
    expect(first).toBeDefined();
    await harness.installation.stopPlatform();
    expect(await daemon()).toEqual(first);
    await harness.installation.startPlatform();
    await done(await harness.call('DELETE', '/vps/one'));
    await harness.installation.stopPlatform();
    expect(await daemon()).toBeUndefined();
    await harness.installation.startPlatform();
    await look();
    await harness.installation.stopPlatform();
    await harness.installation.startPlatform();
    await look();
    expect(await daemon()).toBeUndefined();
  }, 120_000);
});
