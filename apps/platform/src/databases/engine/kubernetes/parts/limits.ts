import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { DatabaseEngineError } from '../../database.driver.js';
import { enforceQuotas, endWriters } from '../../embedded/postgres/disk-limit.js';
import { installationLabels } from '../manifests/labels.js';
import { reserveMb } from '../manifests/parameters.js';
import type { KnownServers } from './known-servers.js';
import { FACTS, type ServerFacts } from './server-sql.js';
import { serverState } from './server-state.js';

const EVERY_MS = 15_000;
const MEGABYTE = 2 ** 20;
/** What must be free before a full server takes data again. */
const ROOM = 0.95;

/** Holds servers to their disks and databases to their quotas, before a disk is full and nothing works. */
export class Limits {
  readonly #logger = new Logger(Limits.name);
  #ending: AbortController | undefined;
  #loop: Promise<void> | undefined;

  constructor(
    private readonly servers: KnownServers,
    private readonly everyMs = EVERY_MS,
  ) {}

  open(): void {
    this.#ending ??= new AbortController();
    this.#loop ??= this.#run(this.#ending.signal);
  }

  async close(): Promise<void> {
    this.#ending?.abort();
    await this.#loop;
    this.#loop = this.#ending = undefined;
  }

  /** Looks once. */
  async pass(): Promise<void> {
    const { clusters, settings } = await this.servers.cluster();
    for (const cluster of await clusters.list({ labels: installationLabels(settings.instance) })) {
      const { name = '', deletionTimestamp } = cluster.metadata;
      if (deletionTimestamp !== undefined || serverState(cluster).kind !== 'healthy') continue;
      const size = Number(/^(\d+)Mi$/.exec(cluster.spec?.storage?.size ?? '')?.[1] ?? Infinity);
      await this.#hold(name, size).catch((error: unknown) => {
        // One that is just stopped, or started anew, is held to them the next time.
        if (error instanceof DatabaseEngineError && error.reason === 'unavailable') return;
        this.#logger.warn({
          msg: 'a database server was not held to its limits',
          name,
          err: error,
        });
      });
    }
  }

  async #hold(id: string, storageMb: number): Promise<void> {
    const admin = await this.servers.admin(id);
    const { rows } = await admin.run((client) => client.query<ServerFacts>(FACTS));
    const [facts] = rows;
    if (facts?.isFinished !== true) return;
    const limit = diskMbOf(storageMb) * MEGABYTE * (facts.isReadOnly ? ROOM : 1);
    const isFull = facts.dataBytes + facts.logBytes > limit;
    if (isFull !== facts.isReadOnly) {
      const setting = isFull
        ? 'set default_transaction_read_only = on'
        : 'reset default_transaction_read_only';
      await admin.run(async (client) => {
        await client.query(`alter role all ${setting}`);
        // Sessions that began before would go on as they were.
        await client.query(`select count(pg_terminate_backend(pid)) from pg_stat_activity
          where backend_type = 'client backend' and pid <> pg_backend_pid() and usename <> current_user`);
      });
      if (isFull) await endWriters(admin);
    }
    await enforceQuotas(admin);
  }

  async #run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.pass().catch((error: unknown) => {
        this.#logger.warn({ msg: 'database servers were not held to their limits', err: error });
      });
      await sleep(this.everyMs, undefined, { signal }).catch(() => undefined);
    }
  }
}

/** Data that a disk is meant for: what is kept beside it grows with it. */
function diskMbOf(storageMb: number): number {
  let diskMb = storageMb;
  while (diskMb > 0 && diskMb + reserveMb(diskMb) > storageMb) diskMb -= 1;
  return diskMb;
}
