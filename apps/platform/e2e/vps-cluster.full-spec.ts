import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@skydeck/config';
import { PlatformConfig } from '@skydeck/platform';
import { eventually } from '@skydeck/testing';
import { ComputeEngines } from '../src/vps/engine/compute-engines.js';
import { incusCluster, type IncusCluster } from '../src/vps/engine/fixtures/incus-cluster.js';
import { VpsSettings } from '../src/vps/vps-settings.js';
import { type Answer, LaunchpadHarness } from './launchpad-harness.js';

const TOKEN = randomBytes(32).toString('hex');
const IMAGES = process.env['SKYDECK_TEST_IMAGES'] ?? join(tmpdir(), 'skydeck-test-images');

describe('servers in a cluster', () => {
  let cluster: IncusCluster;
  let harness: LaunchpadHarness;

  beforeAll(async () => {
    cluster = await incusCluster();
    const { first, second, pool } = cluster;
    const target = cluster.targetOf(first);
    if (!('url' in target)) throw new Error('a cluster is reached by HTTPS');
    harness = await LaunchpadHarness.start({
      VPS_ENGINE: 'incus',
      VPS_IMAGE_DIR: IMAGES,
      VPS_INCUS_URL: target.url,
      VPS_INCUS_CERT_FILE: target.certFile,
      VPS_INCUS_KEY_FILE: target.keyFile,
      VPS_INCUS_SERVER_CERT_FILE: target.serverCertFile,
      VPS_INCUS_POOL: pool,
    });
    const { bridge } = new VpsSettings(
      loadConfig(PlatformConfig, harness.installation.environment),
    );
    for (const member of [first, second]) {
      await member.run('ip', ['link', 'add', bridge, 'type', 'bridge']);
      await member.run('ip', ['link', 'set', bridge, 'up']);
    }
  }, 120_000);

  afterAll(async () => {
    await harness.close();
    await cluster[Symbol.asyncDispose]();
  }, 60_000);

  async function done({ meta }: Answer): Promise<Answer['data']> {
    return (await harness.get(`/operations/${meta.operation_id}?wait=60`)).data;
  }

  async function stateOf(name: string): Promise<unknown> {
    return (await harness.get(`/vps/${name}`)).data['state'];
  }

  /** Leaves something on the disk of a server. */
  async function note(name: string): Promise<void> {
    const { id } = (await harness.get(`/vps/${name}`)).data;
    const { app } = harness.installation.platform!;
    const driver = await app.get(ComputeEngines, { strict: false }).open('incus');
    const { ref = '' } = (await driver.observeAll()).find((one) => one.id === id) ?? {};
    await driver.exec(ref, ['sh', '-c', 'echo kept >/root/note; sync']);
  }

  async function move(vps: string, to: string, token = TOKEN): Promise<Answer> {
    const { environment, platformUrl } = harness.installation;
    await writeFile(join(environment['SKYDECK_HOME'] ?? '', 'owner.token'), `${TOKEN}\n`);
    const response = await fetch(`${platformUrl}/v1/vps-moves?wait=60`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'skydeck-owner-token': token },
      body: JSON.stringify({ vps, to }),
    });
    const answer = (await response.json()) as Omit<Answer, 'status'>;
    return { status: response.status, ...answer };
  }

  it('unknown: a server whose member was lost; running again when it is back', async () => {
    const names = ['one', 'two'];
    for (const name of names) {
      const made = await harness.post('/vps', { name, size: 'nano', image: 'tiny' });
      expect(await done(made)).toMatchObject({ status: 'succeeded' });
    }
    const placed = await Promise.all(
      names.map(async (name) => String((await harness.get(`/vps/${name}`)).data['location'])),
    );
    const { first, second } = cluster;
    expect(new Set(placed)).toEqual(new Set([first.name, second.name]));
    const lost = names[placed.indexOf(second.name)] ?? '';
    const kept = names[placed.indexOf(first.name)] ?? '';

    await note(lost);
    await second.crash();
    await eventually(async () => (await stateOf(lost)) === 'unknown', { timeoutMs: 60_000 });
    expect(await stateOf(kept)).toBe('running');

    await second.start();
    await eventually(async () => (await stateOf(lost)) === 'running', { timeoutMs: 60_000 });

    // Its machine was switched off meanwhile: what should run is started.
    await second.crash();
    await eventually(async () => (await stateOf(lost)) === 'unknown', { timeoutMs: 60_000 });
    await second.endServers();
    await second.start();
    await eventually(async () => (await stateOf(lost)) === 'running', { timeoutMs: 60_000 });

    // Off a machine that is to be switched off.
    const { id } = (await harness.get(`/vps/${lost}`)).data;
    expect(await move(String(id), first.name, 'x'.repeat(64))).toMatchObject({ status: 403 });
    expect(await move(String(id), 'nowhere')).toMatchObject({
      status: 202,
      data: { status: 'failed', error: { code: 'vps.not_possible' } },
    });
    expect(await stateOf(lost)).toBe('running');
    expect(await move(String(id), first.name)).toMatchObject({
      status: 202,
      data: { status: 'succeeded', from: second.name, to: first.name },
    });
    expect((await harness.get(`/vps/${lost}`)).data).toMatchObject({
      state: 'running',
      location: first.name,
    });
    const driver = await harness.installation
      .platform!.app.get(ComputeEngines, { strict: false })
      .open('incus');
    const moved = (await driver.observeAll()).find((one) => one.id === id);
    expect(moved).toMatchObject({ power: 'running', location: first.name });
    const { stdout } = await driver.exec(moved?.ref ?? '', ['cat', '/root/note']);
    expect(stdout).toBe('kept\n');

    for (const name of names) {
      expect(await done(await harness.call('DELETE', `/vps/${name}`))).toMatchObject({
        status: 'succeeded',
      });
    }
  }, 300_000);
});
