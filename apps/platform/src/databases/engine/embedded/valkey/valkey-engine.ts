import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  DatabaseEngineError,
  type DatabaseParts,
  type DatabaseSample,
  type LoginSpec,
} from '../../database.driver.js';
import type { InstanceSpec, ObservedInstance } from '../../instance-spec.js';
import type { EngineContext } from '../instance/engine-context.js';
import { folderSize } from '../instance/folder-size.js';
import { InstanceEngine } from '../instance/instance-engine.js';
import type { KnownInstance } from '../instance/instance-store.js';
import { trimLogs } from '../instance/trim-logs.js';
import { prepareFolder } from '../instance/prepare-folder.js';
import type { ProgramTrees } from '../programs/program-trees.js';
import { ValkeyProgramStore } from '../programs/valkey-programs.js';
import { dump, restore, takeUpRestore } from './rdb.js';
import { ValkeyServer } from './valkey-server.js';
import { ADMIN, maxMemory, rulesFor } from './valkey-settings.js';

const MEGABYTE = 2 ** 20;
const ROOM = 0.95;
const ROLE = /^[a-z][a-z0-9_]{0,62}$/;

/** Servers of Valkey, or of the Redis that Debian 12 has: each instance is one database. */
export class ValkeyEngine extends InstanceEngine {
  readonly parts: DatabaseParts = {
    sharedInstances: false,
    pointInTime: false,
    extensions: false,
    slowStatements: false,
    upgrades: false,
  };
  override readonly stopsToRestore = true;

  readonly #programs: ValkeyProgramStore;

  constructor(
    private readonly context: EngineContext,
    trees: ProgramTrees,
  ) {
    super();
    this.#programs = new ValkeyProgramStore(trees);
  }

  async majors(): Promise<readonly number[]> {
    return this.#programs.majors();
  }

  async obstacle(): Promise<{ what: string; fix: string } | undefined> {
    if ((await this.majors()).length > 0) return undefined;
    return {
      what: 'there is no Valkey, and no way to fetch it',
      fix: 'apt-get install mmdebstrap',
    };
  }

  async ensure(known: KnownInstance, spec: InstanceSpec): Promise<void> {
    if (spec.major !== known.record.spec.major) {
      const text = `the data is of version ${known.record.spec.major}`;
      throw new DatabaseEngineError('not_allowed', text);
    }
    const record = await known.folder.write({
      ...known.record,
      spec: { ...spec, trustedSources: [...spec.trustedSources] },
      wanted: 'running',
      failure: undefined,
    });
    await this.bringUp({ folder: known.folder, record });
  }

  async bringUp(known: KnownInstance): Promise<void> {
    const { spec } = known.record;
    await prepareFolder(this.context, known);
    await this.context.groups.enter(spec);
    const server = await this.#server(known);
    await takeUpRestore(server);
    await server.start();
    await server.run((client) => client.config('SET', 'maxclients', spec.maxConnections + 8));
    await this.#allow(server, known.record.readOnly === undefined);
  }

  async isUp(known: KnownInstance): Promise<boolean> {
    return (await (await this.#server(known)).process()) !== undefined;
  }

  async stop(known: KnownInstance): Promise<void> {
    await known.folder.change({ wanted: 'stopped' });
    await (await this.#server(known)).stop();
  }

  async observe(known: KnownInstance): Promise<ObservedInstance> {
    const { record } = known;
    const server = await this.#server(known);
    const { id, major } = record.spec;
    const usedBytes = await folderSize(server.data);
    if (await server.process()) {
      if (!(await server.answers())) return { id, major, usedBytes, state: 'starting' };
      return record.readOnly === undefined
        ? { id, major, usedBytes, state: 'running' }
        : { id, major, usedBytes, state: 'read_only', reason: record.readOnly };
    }
    if (record.wanted === 'stopped') return { id, major, usedBytes, state: 'stopped' };
    return { id, major, usedBytes, state: 'failed', reason: record.failure ?? 'ended' };
  }

  async holdToLimits(known: KnownInstance): Promise<void> {
    const { folder, record } = known;
    const server = await this.#server(known);
    await trimLogs(join(folder.home, 'log'));
    const limit = record.spec.diskMb * MEGABYTE * (record.readOnly === undefined ? 1 : ROOM);
    const isFull = (await folderSize(server.data)) > limit;
    if (isFull === (record.readOnly !== undefined)) return;
    await this.#allow(server, !isFull);
    await folder.change({ readOnly: isFull ? 'disk_full' : undefined });
  }

  /** An instance is its database: there is nothing to make. */
  async createDatabase(known: KnownInstance): Promise<void> {
    await (await this.#server(known)).run((client) => client.ping());
  }

  async dropDatabase(known: KnownInstance): Promise<void> {
    for (const role of await this.logins(known)) await this.dropLogin(known, role);
    await (await this.#server(known)).run((client) => client.flushall());
  }

  async createLogin(known: KnownInstance, spec: LoginSpec): Promise<void> {
    if (!ROLE.test(spec.role) || spec.role === ADMIN) throw new TypeError('no name of a tenant');
    const digest = createHash('sha256').update(spec.password).digest('hex');
    await (
      await this.#server(known)
    ).run(async (client) => {
      await client.acl('SETUSER', spec.role, 'reset', 'on', `#${digest}`, ...rulesFor(spec.access));
      await client.acl('SAVE');
    });
  }

  async dropLogin(known: KnownInstance, role: string): Promise<void> {
    if (role === ADMIN || role === 'default') throw new TypeError('no name of a tenant');
    await (
      await this.#server(known)
    ).run(async (client) => {
      await client.acl('DELUSER', role);
      await client.acl('SAVE');
    });
  }

  async logins(known: KnownInstance): Promise<ReadonlySet<string>> {
    const users = await (await this.#server(known)).run((client) => client.acl('USERS'));
    return new Set(users.filter((name) => name !== ADMIN && name !== 'default'));
  }

  async sample(known: KnownInstance): Promise<DatabaseSample> {
    const text = await (await this.#server(known)).run((client) => client.info());
    const number = (name: string): number =>
      Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(text)?.[1] ?? 0);
    return {
      isReadOnly: known.record.readOnly !== undefined,
      // Ours is one of them.
      connections: Math.max(0, number('connected_clients') - 1),
      bytes: number('used_memory_dataset'),
      committed: number('total_commands_processed'),
      rolledBack: number('total_error_replies'),
      blocksHit: number('keyspace_hits'),
      blocksRead: number('keyspace_misses'),
    };
  }

  async dump(known: KnownInstance): Promise<Readable> {
    return dump(await this.#server(known));
  }

  async restore(known: KnownInstance, _database: string, from: Readable): Promise<void> {
    await restore(await this.#server(known), from);
  }

  /** Without memory for more, everything is refused that adds data; what removes some is not. */
  async #allow(server: ValkeyServer, isAllowed: boolean): Promise<void> {
    const bytes = isAllowed ? maxMemory(server.known.record.spec) : 1;
    await server.run((client) => client.config('SET', 'maxmemory', bytes));
  }

  async #server(known: KnownInstance): Promise<ValkeyServer> {
    const program = await this.#programs.get(known.record.spec.major);
    return new ValkeyServer(this.context, known, program);
  }
}
