import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseEngineError } from '../../database.driver.js';
import type { InstanceSpec } from '../../instance-spec.js';
import type { EmbeddedSettings } from '../embedded-settings.js';
import { InstanceFolder } from './instance-folder.js';
import type { InstanceRecord } from './instance-record.js';

const UID_BASE = 400_000;
const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,62}$/;

/** An instance as it is on disk. */
export interface KnownInstance {
  readonly folder: InstanceFolder;
  readonly record: InstanceRecord;
}

/** The instances of one installation. */
export class InstanceStore {
  #entering: Promise<unknown> = Promise.resolve();

  constructor(private readonly settings: EmbeddedSettings) {}

  folder(id: string): InstanceFolder {
    if (!ID.test(id)) throw new TypeError(`${id} is no id of an instance`);
    const base = process.getuid?.() === 0 ? (this.settings.uidBase ?? UID_BASE) : undefined;
    return new InstanceFolder(join(this.#dir, id), id, base);
  }

  /** @throws `not_found` */
  async get(id: string): Promise<KnownInstance> {
    const folder = this.folder(id);
    const record = await folder.read();
    if (record) return { folder, record };
    throw new DatabaseEngineError('not_found', `there is no instance ${id}`);
  }

  async all(): Promise<KnownInstance[]> {
    const names = await readdir(this.#dir).catch(() => []);
    const found = await Promise.all(
      names.map(async (name) => {
        const folder = this.folder(name);
        const record = await folder.read();
        return record ? [{ folder, record }] : [];
      }),
    );
    return found.flat();
  }

  /** The instance, entered with a port and a user of its own when it is new. */
  async enter(spec: InstanceSpec): Promise<KnownInstance> {
    const folder = this.folder(spec.id);
    const known = await folder.read();
    if (known) return { folder, record: known };
    // One after the other, so that no two choose the same port.
    const entering = this.#entering.then(() => this.#enter(folder, spec));
    this.#entering = entering.catch(() => undefined);
    return entering;
  }

  async #enter(folder: InstanceFolder, spec: InstanceSpec): Promise<KnownInstance> {
    await mkdir(this.#dir, { recursive: true });
    for (const path of [this.settings.dir, this.#dir]) await chmod(path, 0o711);
    const others = (await this.all()).map(({ record }) => record);
    await folder.make();
    const record = await folder.write({
      spec: { ...spec, trustedSources: [...spec.trustedSources] },
      port: await this.freePort(),
      user: firstFree(new Set(others.map(({ user }) => user))),
      adminPassword: randomBytes(24).toString('base64url'),
      // Until there is data in it that can be started.
      wanted: 'stopped',
    });
    return { folder, record };
  }

  /** Gives an instance a port for its pooler, unless it has one. */
  async enterPooler(
    { folder, record: { spec } }: KnownInstance,
    make: (port: number, record: InstanceRecord) => Promise<InstanceRecord>,
  ): Promise<KnownInstance> {
    const entering = this.#entering.then(async () => {
      const { record } = await this.get(spec.id);
      if (record.pooler) return record;
      return folder.write(await make(await this.freePort(), record));
    });
    this.#entering = entering.catch(() => undefined);
    return { folder, record: await entering };
  }

  /** A port that no instance has and nobody listens on. @throws `unavailable` */
  async freePort(): Promise<number> {
    const taken = new Set(
      (await this.all()).flatMap(({ record }) => [record.port, record.pooler?.port]),
    );
    const { first, last } = this.settings.ports;
    const { host } = await this.settings.network();
    for (let port = first; port <= last; port++) {
      if (!taken.has(port) && (await isFree(host, port))) return port;
    }
    throw new DatabaseEngineError('unavailable', `no port from ${first} to ${last} is free`);
  }

  get #dir(): string {
    return join(this.settings.dir, 'instances');
  }
}

function firstFree(taken: ReadonlySet<number>): number {
  let number = 0;
  while (taken.has(number)) number++;
  return number;
}

async function isFree(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
