import { Outbound, OutboundFailure } from '@skydeck/outbound';
import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { IcsProblem } from '../ics/ics-problem.js';
import { MOST_ICS_BYTES } from '../ics/read-ics.js';
import { CalendarSubscriptionEntity } from './calendar-subscription.entity.js';
import { SubscribedEvents } from './subscribed-events.js';

const EVERY_MS = 2_000;
const BATCH = 10;
const TIMEOUT_MS = 20_000;
/** Whoever takes one has so long before others take it too. */
const CLAIM_S = 120;
const MOST_WAIT_S = 86_400;
const MOST_REDIRECTS = 3;
const CLAIM = `
  update calendar_subscription set next_at = $1::timestamptz + interval '${CLAIM_S} seconds'
  where calendar_id in (
    select calendar_id from calendar_subscription where next_at <= $1
    order by next_at limit ${BATCH} for update skip locked)
  returning calendar_id as id`;

/** Which networks calendars may be fetched from, as providers are given it. */
export class SubscriptionNetworks {
  constructor(readonly allowedCidrs: readonly string[]) {}
}

/** What is told of a calendar that cannot be fetched. */
class FetchProblem extends Error {}

/** Looks at calendars of elsewhere when their time has come. */
@Injectable()
export class CalendarSubscriptionSweeper extends Sweeper {
  readonly #outbound: Outbound;

  constructor(
    private readonly dataSource: DataSource,
    private readonly events: SubscribedEvents,
    private readonly clock: Clock,
    { allowedCidrs }: SubscriptionNetworks,
  ) {
    super({ name: 'Subscriptions', problem: 'Calendars were not fetched.', everyMs: EVERY_MS });
    this.#outbound = new Outbound(allowedCidrs);
  }

  override async onModuleDestroy(): Promise<void> {
    await this.#outbound.close();
    await super.onModuleDestroy();
  }

  /** Fetches those that are due. */
  override async sweep(): Promise<void> {
    const [rows] = await this.dataSource.query<[{ id: string }[]]>(CLAIM, [this.clock.now()]);
    await Promise.all(rows.map(({ id }) => this.#look(id)));
  }

  async #look(calendarId: string): Promise<void> {
    const { manager } = this.dataSource;
    const row = await manager.findOneBy(CalendarSubscriptionEntity, { calendarId });
    if (!row) return;
    try {
      const { status, headers, body } = await this.#fetch(row);
      if (status !== 304) await this.events.replace(calendarId, body.toString('utf8'));
      const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')];
      await this.#end(row, {
        status: 'ready',
        problem: null,
        failures: 0,
        fetchedAt: this.clock.now(),
        ...(status !== 304 && { etag: etag ?? null, lastModified: lastModified ?? null }),
      });
    } catch (error) {
      const problem = problemOf(error);
      if (problem === null) this.logger.warn({ msg: 'A calendar was not taken.', err: error });
      const failures = row.failures + 1;
      await this.#end(row, { status: 'failing', problem: problem ?? 'internal', failures });
    }
  }

  async #fetch({ url, etag, lastModified }: CalendarSubscriptionEntity) {
    let at = new URL(url);
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      if (!/^https?:$/.test(at.protocol)) throw new FetchProblem('redirected');
      const answer = await this.#outbound.send(at.href, {
        method: 'GET',
        headers: {
          accept: 'text/calendar',
          'accept-encoding': 'identity',
          'user-agent': 'skydeck',
          ...(etag !== null && { 'if-none-match': etag }),
          ...(lastModified !== null && { 'if-modified-since': lastModified }),
        },
        timeoutMs: TIMEOUT_MS,
        // One more than is taken: what is cut off must not look whole.
        limitBytes: MOST_ICS_BYTES + 1,
      });
      const location = answer.headers.get('location');
      if (answer.status === 200 || answer.status === 304) return answer;
      if (answer.status < 300 || answer.status > 399 || location === undefined) {
        throw new FetchProblem(`status_${answer.status}`);
      }
      if (!URL.canParse(location, at.href)) throw new FetchProblem('redirected');
      at = new URL(location, at.href);
    }
    throw new FetchProblem('redirected');
  }

  async #end(
    { calendarId, url, everyS }: CalendarSubscriptionEntity,
    change: Partial<CalendarSubscriptionEntity> & { readonly failures: number },
  ): Promise<void> {
    const waitS = Math.min(everyS * 2 ** Math.min(change.failures, 10), MOST_WAIT_S);
    const nextAt = new Date(this.clock.now().getTime() + Math.max(waitS, everyS) * 1000);
    // Another address may have been named meanwhile: then this answer counts for nothing.
    const where = { calendarId, url };
    await this.dataSource.manager.update(CalendarSubscriptionEntity, where, { ...change, nextAt });
  }
}

/** What is told of why; null for what is our own fault. */
function problemOf(error: unknown): string | null {
  if (error instanceof FetchProblem) return error.message;
  if (error instanceof OutboundFailure) return error.problem;
  if (error instanceof IcsProblem) return `unreadable: ${error.message}`.slice(0, 200);
  if ((error as { code?: string }).code === 'quota_exceeded') return 'quota_exceeded';
  return null;
}
