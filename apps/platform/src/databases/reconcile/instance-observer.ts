import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, In, IsNull } from 'typeorm';
import { DatabaseDriver } from '../engine/database.driver.js';
import type { ObservedInstance } from '../engine/instance-spec.js';
import { InstanceEntity } from '../instances/instance.entity.js';
import { Instances } from '../instances/instances.js';
import { isInstanceBusy } from '../instances/is-instance-busy.js';
import { DatabaseEntity, type DatabaseProblemKind } from '../managed/database.entity.js';
import { Problems, STORAGE_FULL } from '../managed/problems.js';

/** What is wrong with a server; undefined for what is not. */
type Findings = Partial<Record<DatabaseProblemKind, string | undefined>>;

/** Brings the rows of database servers and what the driver has in line. */
@Injectable()
export class InstanceObserver {
  readonly #logger = new Logger(InstanceObserver.name);
  readonly #told = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly driver: DatabaseDriver,
    private readonly instances: Instances,
    private readonly problems: Problems,
    private readonly clock: Clock,
  ) {}

  /** Looks once. Servers whose databases are being worked on are left to that work. */
  async pass(): Promise<void> {
    const { manager } = this.dataSource;
    const rows = await manager.find(InstanceEntity, { order: { id: 'ASC' } });
    if (rows.length === 0) return;
    const observed = await this.driver.observeInstances();
    const seen = new Map(observed.map((one) => [one.id, one]));
    for (const row of rows) {
      await this.#attempt(row.id, () => this.#compare(row, seen.get(row.id)));
    }
    this.#tellStrangers(new Set(rows.map(({ id }) => id)), observed);
  }

  async #compare(row: InstanceEntity, seen: ObservedInstance | undefined): Promise<void> {
    if (row.deletedAt) {
      if (seen) await this.driver.destroyInstance(row.id);
      return;
    }
    if (row.state === 'new') return;
    // What runs is noted also while it is worked on: a backup may take hours.
    if (seen && seen.state !== 'stopped' && seen.state !== 'failed') {
      return this.#note(row, seen);
    }
    if (await isInstanceBusy(this.dataSource.manager, row.id)) return;
    const reason = await this.instances.ensure(row.id).then(
      () => undefined,
      (error: unknown) => error,
    );
    if (reason === undefined) return this.#settle(row.id, { server: undefined });
    this.#logger.error({ msg: 'a database server does not run', instance: row.id, err: reason });
    await this.#settle(row.id, { server: 'The server of the database does not run.' });
  }

  /** Writes down how a server that runs is. */
  async #note(row: InstanceEntity, seen: ObservedInstance): Promise<void> {
    const { state, reason, usedBytes, archive } = seen;
    const failingSince = archive?.failingSince ?? null;
    await this.dataSource.manager.update(
      InstanceEntity,
      { id: row.id, deletedAt: IsNull() },
      {
        state,
        reason: reason ?? null,
        usedBytes: String(usedBytes),
        lastArchivedAt: archive?.lastArchivedAt ?? null,
        archiveFailingSince: failingSince,
        archiveWaitingSince: await this.#waitingSince(row, seen),
        updatedAt: this.clock.now(),
      },
    );
    await this.#settle(row.id, {
      server: undefined,
      archive: archiveProblem(row, failingSince),
      // That it is over is told with what is measured: a database may be full while its server is not.
      ...(state === 'read_only' && { disk: STORAGE_FULL }),
    });
  }

  /** Of what is not in the object store yet, wherever it waits. */
  async #waitingSince(
    { id, isArchived }: InstanceEntity,
    { archive }: ObservedInstance,
  ): Promise<Date | null> {
    if (!isArchived) return null;
    const spooled = (await this.driver.spool?.pieces(id)) ?? [];
    const times = [archive?.waitingSince, ...spooled.map(({ writtenAt }) => writtenAt)];
    const known = times.flatMap((one) => (one ? [one.getTime()] : []));
    return known.length === 0 ? null : new Date(Math.min(...known));
  }

  /** Tells the databases of a server what is wrong with it. */
  async #settle(instanceId: string, findings: Findings): Promise<void> {
    const where = { instanceId, deletedAt: IsNull(), status: In(['available', 'degraded']) };
    const databases = await this.dataSource.manager.findBy(DatabaseEntity, where);
    for (const { id, problems } of databases) {
      for (const [name, message] of Object.entries(findings)) {
        const kind = name as DatabaseProblemKind;
        if ((message === undefined) === (problems[kind] === undefined)) continue;
        await this.dataSource.transaction((manager) =>
          message === undefined
            ? this.problems.clear(manager, id, kind)
            : this.problems.note(manager, id, kind, message),
        );
      }
    }
  }

  #tellStrangers(known: ReadonlySet<string>, observed: readonly ObservedInstance[]): void {
    for (const { id } of observed) {
      if (known.has(id) || this.#told.has(id)) continue;
      this.#told.add(id);
      this.#logger.warn({ msg: 'there is a database server that nobody knows', instance: id });
    }
  }

  async #attempt(instance: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#logger.error({ msg: 'a database server was not looked at', instance, err: error });
    }
  }
}

/** What is wrong with the way of an archive from its server to where it is kept. */
function archiveProblem(
  { shipFailingSince, baseFailingSince }: InstanceEntity,
  failingSince: Date | null,
): string | undefined {
  if (failingSince) return `Nothing could be archived since ${failingSince.toISOString()}.`;
  if (shipFailingSince) {
    return `The archive could not be brought to the object store since ${shipFailingSince.toISOString()}.`;
  }
  if (!baseFailingSince) return undefined;
  return `No base backup could be taken since ${baseFailingSince.toISOString()}.`;
}
