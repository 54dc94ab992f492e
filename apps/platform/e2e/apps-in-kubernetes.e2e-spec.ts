import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClusterApi } from '../src/launchpad/engine/kubernetes/fixtures/cluster-api.js';
import { ImageRegistry } from './fixtures/image-registry.js';
import { LaunchpadHarness } from './launchpad-harness.js';

describe('apps in a cluster', () => {
  let dir: string;
  let api: ClusterApi;
  let registry: ImageRegistry;
  let app: Server;
  let launchpad: LaunchpadHarness;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'skydeck-cluster-'));
    api = new ClusterApi();
    await api.listen();
    // What a pod would serve.
    api.node.address = '127.0.0.1';
    app = createServer((_request, response) => response.end('from a pod')).listen(0, '127.0.0.1');
    await once(app, 'listening');
    await writeFile(join(dir, 'kubeconfig'), api.kubeconfig);
    registry = await ImageRegistry.start();
    launchpad = await LaunchpadHarness.start({
      LAUNCHPAD_ALLOW_PRIVATE_REPOS: 'true',
      LAUNCHPAD_RUNTIME: 'kubernetes',
      LAUNCHPAD_KUBECONFIG: join(dir, 'kubeconfig'),
    });
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await registry[Symbol.asyncDispose]();
    app.close();
    await api.close();
    await rm(dir, { recursive: true });
  }, 60_000);

  const collection = () =>
    api.store.collections().find((name) => name.endsWith('/pods')) ?? 'none/pods';

  const pods = () => {
    return api.store.list(collection());
  };

  it('202: has the cluster run a public image, and shows it through the edge', async () => {
    const { port } = app.address() as AddressInfo;
    const command = ['/server'];
    const digest = await registry.push('shop', '1', { files: { server: '' }, command, port });
    const source = { kind: 'image', ref: `${registry.host}/shop:1` };
    const deployment = await launchpad.deploy({ name: 'shop', source, env: { TOKEN: 'secret!' } });
    expect(deployment).toMatchObject({ status: 'live', error: null });
    expect(await launchpad.visit('shop')).toEqual({ status: 200, body: 'from a pod' });
    const [pod, ...others] = pods();
    expect(others).toEqual([]);
    expect(JSON.stringify(pod?.spec)).toContain(`${registry.host}/shop@${digest}`);
    expect(JSON.stringify(pod?.spec)).not.toContain('secret!');
  }, 120_000);

  it('200: replaces a pod that ended by itself', async () => {
    const [{ metadata }] = pods() as [ReturnType<typeof pods>[number]];
    api.node.end(collection(), metadata.name, { exitCode: 137, reason: 'OOMKilled' });
    for (let tries = 0; tries < 200; tries++) {
      const [now] = pods();
      if (now && now.metadata.name !== metadata.name) break;
      await once(api.store, 'change');
    }
    expect(pods()[0]?.metadata.name).not.toBe(metadata.name);
  }, 60_000);
});
