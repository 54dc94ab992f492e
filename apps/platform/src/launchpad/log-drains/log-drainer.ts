import { tenantOf } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { Clock } from '@skydeck/service';
import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable, Optional } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { LogStore } from '../logs/log-store.js';
import { SecretBox } from '../secrets/secret-box.js';
import { LogDrainEntity } from './log-drain.entity.js';
import { LogDrainEvents } from './log-drain.events.js';
import { LogSender } from './senders/log-sender.js';

const BATCH = 500;
/** Longer than an attempt takes: a process that died over it is made up for after this. */
const LEASE_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10 * 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Takes drains whose logs have lines that were not sent; nobody else takes them meanwhile. */
const CLAIM = `
  update app_log_drain set next_at = $2 where id in (
    select drain.id from app_log_drain drain
    join app on app.id = drain.app_id and app.deleted_at is null
    where drain.status <> 'disabled' and drain.next_at <= $1
      and exists (select from log_line
        where log_line.log_id = drain.app_id and log_line.seq > drain.sent_seq)
    order by drain.next_at limit 20 for update of drain skip locked
  ) returning id`;

/** Sends what apps write on to where they are told to. */
@Injectable()
export class LogDrainer {
  readonly #sent;
  readonly #failed;

  constructor(
    private readonly dataSource: DataSource,
    private readonly store: LogStore,
    private readonly sender: LogSender,
    private readonly box: SecretBox,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly settings: LaunchpadSettings,
    @Optional() metrics?: ServiceMetrics,
  ) {
    this.#sent = metrics?.counter(
      'skydeck_log_drain_lines_total',
      'Lines that receivers of logs have taken.',
      [],
    );
    this.#failed = metrics?.counter(
      'skydeck_log_drain_failures_total',
      'Attempts to send lines that failed.',
      [],
    );
  }

  /** Sends one batch to every drain that is due. @returns whether there may be more */
  async pass(): Promise<boolean> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + LEASE_MS);
    const [claimed] = await this.dataSource.query<[{ id: string }[], number]>(CLAIM, [now, until]);
    const full = await Promise.all(claimed.map(({ id }) => this.#drain(id)));
    return full.some(Boolean);
  }

  async #drain(id: string): Promise<boolean> {
    const { manager } = this.dataSource;
    const drain = await manager.findOneBy(LogDrainEntity, { id });
    const app = drain && (await manager.findOneBy(AppEntity, { id: drain.appId }));
    if (!drain || !app) return false;
    const lines = await this.store.after(app.id, Number(drain.sentSeq), BATCH);
    try {
      const { url, caPem, headersSealed } = drain;
      const headers = headersSealed === null ? {} : this.#open(headersSealed, id);
      const about = { appId: app.id, app: app.name, project: app.projectSlug };
      const host = this.settings.hostOf(app);
      await this.sender.send({ url, headers, caPem }, { ...about, host, lines });
    } catch (error) {
      await this.#fail(drain, error as Error);
      return false;
    }
    await manager.update(LogDrainEntity, id, {
      status: 'active',
      sentSeq: lines.at(-1)?.seq ?? drain.sentSeq,
      failures: 0,
      failingSince: null,
      problem: null,
      nextAt: this.clock.now(),
    });
    this.#sent?.inc(lines.length);
    return lines.length === BATCH;
  }

  async #fail(drain: LogDrainEntity, error: Error): Promise<void> {
    this.#failed?.inc();
    const { id, appId, url, projectId } = drain;
    const now = this.clock.now();
    const failingSince = drain.failingSince ?? now;
    const giveUpMs = this.settings.config.LAUNCHPAD_LOG_DRAIN_GIVE_UP_DAYS * DAY_MS;
    const isOver = now.getTime() - failingSince.getTime() >= giveUpMs;
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(drain.failures, 20));
    const problem = error.message.slice(0, 500);
    await this.dataSource.transaction(async (manager) => {
      await manager.update(LogDrainEntity, id, {
        status: isOver ? 'disabled' : 'failing',
        failures: drain.failures + 1,
        failingSince,
        problem,
        nextAt: new Date(now.getTime() + pauseMs),
      });
      if (!isOver) return;
      const data = { id, app_id: appId, url, problem };
      const about = { tenant: tenantOf(projectId), subject: id };
      await this.events.record(manager, { ...about, type: LogDrainEvents.disabled, data });
    });
  }

  #open(sealed: string, id: string): Record<string, string> {
    return JSON.parse(this.box.open(sealed, id)) as Record<string, string>;
  }
}
