import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseEngineError } from '../../database.driver.js';
import type { InstanceSpec } from '../../instance-spec.js';
import { recovered, STOPPED_AT } from '../manifests/cluster.js';
import type { BaseBackups } from './base-backups.js';
import { isStopped } from './known-servers.js';
import type { ServerLife } from './server-life.js';

const RECOVERY_MS = 2 * 3_600_000;
const ARCHIVE_MS = 120_000;

/** Servers that hold what another one held at a moment. */
export class Moments {
  constructor(
    private readonly life: ServerLife,
    private readonly backups: BaseBackups,
  ) {}

  async restore(spec: InstanceSpec, from: string, at: Date): Promise<void> {
    const { servers, readiness } = this.life;
    if (!(await servers.find(spec.id))) await this.#begin(spec, from, at);
    await readiness.answers(spec, RECOVERY_MS);
    await this.life.finish(spec.id);
  }

  async #begin(spec: InstanceSpec, from: string, at: Date): Promise<void> {
    const { servers } = this.life;
    const source = await servers.get(from);
    const backup = await this.backups.for(from, at);
    if (backup.major !== spec.major) {
      const text = `what was there at that moment is of version ${backup.major}`;
      throw new DatabaseEngineError('not_allowed', text);
    }
    const stoppedAt = source.metadata.annotations?.[STOPPED_AT];
    const isAtEnd = isStopped(source) && stoppedAt !== undefined && at >= new Date(stoppedAt);
    if (!isStopped(source)) await this.#archiveAll(from);
    await this.life.make(spec, recovered(from, backup.major, isAtEnd ? undefined : at));
  }

  /** A recovery fails when the log ends before the moment: one that lies after it is brought away first. */
  async #archiveAll(from: string): Promise<void> {
    const admin = await this.life.servers.admin(from);
    const wanted = await admin.run(async (client) => {
      await client.query('select pg_current_xact_id()');
      const { rows } = await client.query<{ file: string }>(
        'select pg_walfile_name(pg_switch_wal()) as file',
      );
      return rows[0]?.file ?? '';
    });
    const deadline = Date.now() + ARCHIVE_MS;
    const { pollMs = 1_000 } = (await this.life.servers.cluster()).settings;
    for (;;) {
      const sql = 'select last_archived_wal as file from pg_stat_archiver';
      const { rows } = await admin.run((client) => client.query<{ file: string | null }>(sql));
      if ((rows[0]?.file ?? '').slice(8, 24) >= wanted.slice(8)) return;
      if (Date.now() > deadline) {
        throw new DatabaseEngineError('unavailable', `the log of ${from} is not archived`);
      }
      await sleep(pollMs);
    }
  }
}
