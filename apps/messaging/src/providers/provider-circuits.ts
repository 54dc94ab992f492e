import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { laterBy } from '../messages/later-by.js';
import type { ProviderEntity } from './provider.entity.js';
import { ProviderEvents, toProviderData } from './provider.events.js';
import { healthOf, openForMs, PROBE_MS } from './provider-health.js';

/** Working providers are written to once in this time at most. */
const NOTE_SUCCESS_MS = 10_000;

/** Remembers which providers fail, for all processes. */
@Injectable()
export class ProviderCircuits {
  constructor(
    private readonly dataSource: DataSource,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /** Whether a provider may be given a message now: of many who ask to probe it, one may. */
  async admits(provider: ProviderEntity): Promise<boolean> {
    const now = this.clock.now();
    const health = healthOf(provider, now);
    if (health !== 'probing') return health === 'working';
    const probed = await this.dataSource.query<[unknown[], number]>(
      'update message_provider set open_until = $2 where id = $1 and open_until <= $3 returning id',
      [provider.id, laterBy(now, PROBE_MS), now],
    );
    return probed[1] === 1;
  }

  /** A provider took a message. */
  async succeeded(provider: ProviderEntity): Promise<void> {
    if (this.#isKnownToWork(provider)) return;
    await this.dataSource.transaction(async (manager) => {
      const [rows] = await manager.query<[{ was_open: boolean }[], number]>(SUCCEEDED, [
        provider.id,
        this.clock.now(),
      ]);
      if (rows[0]?.was_open) await this.#tell(manager, provider, null);
    });
  }

  /** Nothing to write, as its row said when it was chosen. */
  #isKnownToWork({ failures, openUntil, lastSuccessAt }: ProviderEntity): boolean {
    if (failures > 0 || openUntil !== null || lastSuccessAt === null) return false;
    return this.clock.now().getTime() - lastSuccessAt.getTime() < NOTE_SUCCESS_MS;
  }

  /** A provider could not be used. */
  async failed(provider: ProviderEntity, failure: string): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const [rows] = await manager.query<[{ failures: number }[], number]>(FAILED, [
        provider.id,
        failure,
        now,
      ]);
      const failures = rows[0]?.failures ?? 0;
      const openMs = openForMs(failures);
      if (openMs === 0) return;
      await manager.query('update message_provider set open_until = $2 where id = $1', [
        provider.id,
        laterBy(now, openMs),
      ]);
      if (openForMs(failures - 1) === 0) await this.#tell(manager, provider, failure);
    });
  }

  async #tell(
    manager: EntityManager,
    provider: ProviderEntity,
    failure: string | null,
  ): Promise<void> {
    const about = { tenant: provider.tenant, subject: provider.id };
    const data = toProviderData(provider);
    if (failure === null) {
      await this.events.record(manager, { ...about, type: ProviderEvents.recovered, data });
    } else {
      const failing = { ...data, failure };
      await this.events.record(manager, { ...about, type: ProviderEvents.failing, data: failing });
    }
  }
}

// Working providers are written to once in ten seconds at most: every message would wait for it.
const SUCCEEDED = `
  update message_provider as provider set failures = 0, open_until = null, last_success_at = $2
  from (select id, open_until is not null as was_open from message_provider
        where id = $1 and (failures > 0 or open_until is not null or last_success_at is null
          or last_success_at <= $2::timestamptz - interval '10 seconds') for update) as before
  where provider.id = before.id returning was_open`;

const FAILED = `
  update message_provider set failures = failures + 1, last_failure = $2, last_failure_at = $3
  where id = $1 returning failures`;
