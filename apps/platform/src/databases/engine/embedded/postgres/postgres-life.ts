import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseEngineError } from '../../database.driver.js';
import type { InstanceSpec, ObservedInstance } from '../../instance-spec.js';
import type { EngineContext } from '../instance/engine-context.js';
import { folderSize } from '../instance/folder-size.js';
import type { KnownInstance } from '../instance/instance-store.js';
import { trimLogs } from '../instance/trim-logs.js';
import { prepareFolder } from '../instance/prepare-folder.js';
import type { PostgresProgramStore } from '../programs/postgres-programs.js';
import { Admin } from './admin.js';
import { ARCHIVE_SCRIPT } from './archive-script.js';
import { archiveState } from './archive-state.js';
import { ADMIN_SCHEMA } from './databases.js';
import { walFolder } from './base-backups.js';
import { endWriters, enforceQuotas } from './disk-limit.js';
import { Leftovers } from './leftovers.js';
import { portOf, removeLoading, removeOlder } from './other-data.js';
import { PostgresServer } from './postgres-server.js';
import { accessRules, serverSettings, type ServerPlan } from './server-settings.js';
import { dropWorkers } from './worker.js';

const MEGABYTE = 2 ** 20;
/** What must be free before a full instance takes data again. */
const ROOM = 0.95;

/** Servers of Postgres: making, starting, limiting and looking at them. */
export class PostgresLife {
  readonly #leftovers = new Leftovers();

  constructor(
    readonly context: EngineContext,
    private readonly programs: PostgresProgramStore,
  ) {}

  /** Makes and starts an instance, or gives a running one its new limits. */
  async ensure(known: KnownInstance, spec: InstanceSpec): Promise<void> {
    const present = await this.server(known);
    if (spec.major !== known.record.spec.major && (await present.hasData())) {
      const text = `the data is of version ${known.record.spec.major}: upgrade it`;
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

  /** Starts what the record says. */
  async bringUp(known: KnownInstance): Promise<void> {
    const server = await this.server(known);
    await this.prepare(known);
    await removeLoading(this, known);
    if (!(await this.isUp(known))) await server.stop();
    if (!(await server.hasData())) {
      if (known.record.hasBegun) throw new DatabaseEngineError('failed', 'its data are gone');
      await server.endAll();
      await server.init();
    }
    await this.configure(known, server.data);
    await this.context.groups.enter(known.record.spec);
    const admin = await this.admin(known);
    if (await server.process()) {
      await server.start();
      await server.reload();
      if (await needsRestart(admin)) {
        await server.stop();
        await server.start();
      }
    } else {
      await server.start();
      await dropWorkers(admin).catch(() => undefined);
    }
    await admin.run((client) => client.query(ADMIN_SCHEMA));
    await removeOlder(known);
    if (!known.record.hasBegun) await known.folder.change({ hasBegun: true });
  }

  /** Whether it runs at its port: an upgrade that was interrupted leaves it at another one. */
  async isUp(known: KnownInstance): Promise<boolean> {
    const server = await this.server(known);
    if ((await server.process()) === undefined) return false;
    const port = await portOf(server);
    return port === undefined || port === known.record.port;
  }

  /** Folders, script and certificate. */
  async prepare(known: KnownInstance): Promise<void> {
    const { folder, record } = known;
    await prepareFolder(this.context, known);
    await folder.own(walFolder(folder, record.spec.major), record);
    await folder.writeOwned(join(folder.home, 'archive.sh'), ARCHIVE_SCRIPT, record);
  }

  /** Writes the settings of a server, which reads them when it starts or is told to. */
  async configure(
    { folder, record }: KnownInstance,
    data: string,
    over: Partial<ServerPlan> = {},
  ): Promise<void> {
    const { host, appNetworks } = await this.context.network();
    const { spec, port, readOnly } = record;
    const plan = { spec, port, host, appNetworks, readOnly: readOnly !== undefined, ...over };
    await folder.writeOwned(join(data, 'postgresql.conf'), serverSettings(plan), record);
    await folder.writeOwned(join(data, 'pg_hba.conf'), accessRules(plan), record);
  }

  async stop(known: KnownInstance): Promise<void> {
    await known.folder.change({ wanted: 'stopped' });
    await (await this.server(known)).stop();
  }

  async observe(known: KnownInstance): Promise<ObservedInstance> {
    const { record } = known;
    const server = await this.server(known);
    const isUp = (await server.process()) !== undefined;
    return {
      id: record.spec.id,
      major: record.spec.major,
      usedBytes: await folderSize(server.data),
      ...this.#state(known, isUp && (await server.isReady()), isUp),
      ...(record.spec.archived && {
        archive: await archiveState(server, isUp ? await this.admin(known) : undefined),
      }),
    };
  }

  #state(
    { record }: KnownInstance,
    isReady: boolean,
    isUp: boolean,
  ): Pick<ObservedInstance, 'state' | 'reason'> {
    if (isReady) {
      return record.readOnly === undefined
        ? { state: 'running' }
        : { state: 'read_only', reason: record.readOnly };
    }
    if (isUp) return { state: 'starting' };
    if (record.wanted === 'stopped') return { state: 'stopped' };
    return { state: 'failed', reason: record.failure ?? 'ended' };
  }

  /** Ends what a platform that was killed has left in a server. */
  async sweep(known: KnownInstance): Promise<void> {
    await this.#leftovers.sweep(known, await this.admin(known));
  }

  /** Holds an instance to its disk, and its databases to their quotas. */
  async holdToLimits(known: KnownInstance): Promise<void> {
    const { folder, record } = known;
    const server = await this.server(known);
    await this.#letIn(known, server);
    const used = await folderSize(server.data);
    const limit = record.spec.diskMb * MEGABYTE;
    const isFull = used > limit * (record.readOnly === undefined ? 1 : ROOM);
    const admin = await this.admin(known);
    await this.sweep(known).catch(() => undefined);
    if (isFull !== (record.readOnly !== undefined)) {
      await this.configure(known, server.data, { readOnly: isFull });
      await server.reload();
      if (isFull) await endWriters(admin);
      // Told once it holds, and done again when we are ended before.
      await folder.change({ readOnly: isFull ? 'disk_full' : undefined });
    }
    await trimLogs(join(folder.home, 'log'));
    await enforceQuotas(admin);
  }

  /** Networks that apps have come to since the rules were written. */
  async #letIn(known: KnownInstance, server: PostgresServer): Promise<void> {
    const { appNetworks } = await this.context.network();
    const rules = await readFile(join(server.data, 'pg_hba.conf'), 'utf8').catch(() => undefined);
    if (rules === undefined || appNetworks.every((one) => rules.includes(` ${one} `))) return;
    await this.configure(known, server.data);
    await server.reload();
  }

  /** @param name folder of its data, when it is not the usual one of its major */
  async server({ folder, record }: KnownInstance, name?: string): Promise<PostgresServer> {
    const programs = await this.programs.get(record.spec.major);
    const { groups, mark } = this.context;
    const { spec } = record;
    const group = { enter: () => groups.enter(spec), pids: () => groups.pids(spec.id) };
    return new PostgresServer(folder, record, programs, mark(spec.id), group, name);
  }

  async admin({ record }: Pick<KnownInstance, 'record'>): Promise<Admin> {
    const { host } = await this.context.network();
    return new Admin(host, record);
  }
}

async function needsRestart(admin: Admin): Promise<boolean> {
  return admin.run(async (client) => {
    const sql = 'select from pg_settings where pending_restart limit 1';
    return ((await client.query(sql)).rowCount ?? 0) > 0;
  });
}
