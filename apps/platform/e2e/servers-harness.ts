import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@skydeck/config';
import { PlatformConfig } from '@skydeck/platform';
import { ComputeEngines } from '../src/vps/engine/compute-engines.js';
import { VpsSettings } from '../src/vps/vps-settings.js';
import { type Answer, LaunchpadHarness } from './launchpad-harness.js';

/** A kernel on an emulated processor takes its time. */
const READY_TRIES = { incus: 200, qemu: 1_200 };

const IMAGES = process.env['SKYDECK_TEST_IMAGES'] ?? join(tmpdir(), 'skydeck-test-images');

/** An installation with real servers of the tiny image, in two projects. */
export class ServersHarness {
  readonly settings: VpsSettings;

  /** What runs its servers. */
  get engine(): 'incus' | 'qemu' {
    return this.settings.config.VPS_ENGINE === 'qemu' ? 'qemu' : 'incus';
  }

  private constructor(readonly api: LaunchpadHarness) {
    this.settings = new VpsSettings(loadConfig(PlatformConfig, api.installation.environment));
  }

  static async start(environment: NodeJS.ProcessEnv = {}): Promise<ServersHarness> {
    const api = await LaunchpadHarness.start({
      VPS_ENGINE: 'incus',
      VPS_IMAGE_DIR: IMAGES,
      VPS_KEEP_RUNNING: 'false',
      VPS_POOL_GB: '4',
      ...environment,
    });
    const other = { name: 'Other', slug: 'other' };
    await api.post(`${api.installation.authUrl}/api/v1/projects`, other);
    return new ServersHarness(api);
  }

  /** Everything, servers and networks too, is gone afterwards. */
  async close(): Promise<void> {
    const { installation } = this.api;
    if (installation.environment['VPS_KEEP_RUNNING'] === 'true') {
      await installation.stopPlatform();
      installation.environment['VPS_KEEP_RUNNING'] = 'false';
      await installation.startPlatform();
    }
    await this.removeAll('demo');
    await this.removeAll('other');
    await this.api.close();
  }

  /** Address of something of the second project. */
  other(path: string): string {
    return `${this.api.installation.platformUrl}/v1/projects/other${path}`;
  }

  /** Waits for the end of an operation. */
  async done({ meta }: Answer, project = 'demo'): Promise<Answer['data']> {
    const path = `/operations/${meta.operation_id}?wait=60`;
    const { data } = await this.api.get(project === 'demo' ? path : this.other(path));
    return data;
  }

  /** Makes a server and waits until it is ready. */
  async make(name: string, more: object = {}, project = 'demo'): Promise<TestServer> {
    const at = (path: string) => (project === 'demo' ? path : this.other(path));
    const made = await this.api.post(at('/vps'), { name, size: 'nano', image: 'tiny', ...more });
    if (made.status !== 202) throw new Error(`Not accepted: ${JSON.stringify(made)}`);
    const operation = await this.done(made, project);
    if (operation['status'] !== 'succeeded') throw new Error(JSON.stringify(operation));
    const id = String(made.data['id']);
    return this.ready(id, project);
  }

  /** Waits until a server is ready. */
  async ready(id: string, project = 'demo'): Promise<TestServer> {
    const path = project === 'demo' ? `/vps/${id}` : this.other(`/vps/${id}`);
    for (let tries = 0; tries < READY_TRIES[this.engine]; tries++) {
      const { data } = await this.api.get(path);
      if (data['ready'] === true) return this.#server(data);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`${id} is not ready.`);
  }

  /** Runs a command in a server. @returns what it wrote */
  async run(server: TestServer, command: string): Promise<string> {
    const engines = this.api.installation.platform!.app.get(ComputeEngines, { strict: false });
    const driver = await engines.open(this.engine);
    const ref = (await driver.observeAll()).find((one) => one.id === server.id)?.ref ?? '';
    const { stdout } = await driver.exec(ref, ['sh', '-c', command], { timeoutMs: 20_000 });
    return stdout.trim();
  }

  /** The page that a server gets from a web server; empty when it cannot reach it. */
  async fetch(from: TestServer, host: string, port = 80): Promise<string> {
    const ask = `printf 'GET / HTTP/1.0\\r\\n\\r\\n' | nc -w 2 ${host} ${port}`;
    return (await this.run(from, ask)).split('\r\n\r\n')[1]?.trim() ?? '';
  }

  /** Has a server answer with its name. */
  async introduce(server: TestServer): Promise<void> {
    await this.run(server, `echo ${server.name} >/var/www/index.html`);
  }

  async removeAll(project: string): Promise<void> {
    const at = (path: string) => (project === 'demo' ? path : this.other(path));
    const { data } = await this.api.get(at('/vps?limit=100'));
    for (const { id } of data.items) {
      await this.done(await this.api.call('DELETE', at(`/vps/${String(id)}`)), project);
    }
  }

  #server(data: Answer['data']): TestServer {
    const { id, name, ipv4 } = data;
    return { id: String(id), name: String(name), ipv4: String(ipv4) };
  }
}

/** A server of a test. */
export interface TestServer {
  readonly id: string;
  readonly name: string;
  readonly ipv4: string;
}
