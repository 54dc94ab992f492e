import { Audit } from '@skydeck/audit';
import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { Events } from '@skydeck/events';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ClockWalk } from './clock-walk.js';
import { TestClockErrors } from './test-clock.errors.js';
import { TestClockEvents } from './test-clock.events.js';
import { type TestClockRow, TestClockTable } from './test-clock-row.js';
import { type AdvanceTestClock, type CreateTestClock, MOST_DAYS } from './test-clock.schema.js';

const DAY_MS = 86_400_000;
const LATEST = new Date('2100-01-01T00:00:00Z');
/** A request waits for so many moments; the sweeper does the rest. */
const MOST_MOMENTS = 100;

const NEWEST = 'select max(last_at) as at from account where tenant = $1';

/** Makes, moves and removes the clocks of projects in test mode. */
@Injectable()
export class TestClocks {
  readonly #logger = new Logger('TestClocks');

  constructor(
    private readonly dataSource: DataSource,
    private readonly walk: ClockWalk,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Stops time where it is, and moves it on when a later time was asked for. */
  async create(tenant: Tenant, { now_at: wanted }: CreateTestClock): Promise<TestClockRow> {
    checkMode(tenant);
    const there = await this.find(tenant);
    const before = await madeBefore('tck', (clock) =>
      Promise.resolve(there?.id === clock ? there : null),
    );
    if (before) return this.#walked(tenant);
    const createdAt = this.clock.now();
    const id = idOfThing('tck', createdAt.getTime());
    await this.dataSource.transaction(async (manager) => {
      const [newest] = await manager.query<{ at: Date | null }[]>(NEWEST, [tenant]);
      const nowAt = newest?.at && newest.at > createdAt ? newest.at : createdAt;
      const targetAt = wanted ?? nowAt;
      checkWay(nowAt, targetAt);
      const isAhead = targetAt > nowAt;
      const row = { id, tenant, nowAt, targetAt: isAhead ? targetAt : null, createdAt };
      const made = await TestClockTable.add(manager, row);
      if (!made) throw TestClockErrors.exists();
      await this.#note(manager, made, 'created');
    });
    return this.#walked(tenant);
  }

  /** The clock of a project; null where real time counts. */
  find(tenant: Tenant): Promise<TestClockRow | null> {
    return TestClockTable.find(this.dataSource, tenant);
  }

  /** Moves time forward; the row says so before anything is done. */
  async advance(tenant: Tenant, { to, by = 0 }: AdvanceTestClock): Promise<TestClockRow> {
    checkMode(tenant);
    const begun = await this.dataSource.transaction(async (manager) => {
      const row = known(await TestClockTable.lock(manager, tenant));
      const target = to ?? new Date(row.nowAt.getTime() + by * 1000);
      if (row.targetAt) {
        if (to?.getTime() === row.targetAt.getTime()) return null;
        throw TestClockErrors.advancing();
      }
      checkWay(row.nowAt, target);
      if (target.getTime() === row.nowAt.getTime()) return null;
      const aimed = await TestClockTable.aim(manager, tenant, { target, at: this.clock.now() });
      await this.audit.record(manager, {
        tenant,
        action: 'test_clock.advance',
        target: row.id,
        before: { target_at: null },
        after: { target_at: target.toISOString() },
      });
      return aimed;
    });
    // Whoever moved it goes along with it; others who asked for the same only look.
    return begun ? this.#walked(tenant) : known(await this.find(tenant));
  }

  /** Lets real time count again, where it is not before that of the clock. */
  async remove(tenant: Tenant): Promise<TestClockRow> {
    checkMode(tenant);
    return this.dataSource.transaction(async (manager) => {
      const row = known(await TestClockTable.lock(manager, tenant));
      if (row.status === 'advancing') throw TestClockErrors.advancing();
      if (row.nowAt > this.clock.now()) throw TestClockErrors.ahead();
      await TestClockTable.remove(manager, tenant);
      await this.#note(manager, row, 'removed');
      return row;
    });
  }

  async #walked(tenant: Tenant): Promise<TestClockRow> {
    const row = await this.walk.walk(tenant, { most: MOST_MOMENTS }).catch((error: unknown) => {
      // It was asked for and is under way: the sweeper goes on.
      this.#logger.warn({ msg: 'A test clock is left to the sweeper.', tenant, err: error });
      return this.find(tenant);
    });
    return known(row);
  }

  async #note(
    manager: EntityManager,
    { id, tenant, nowAt }: TestClockRow,
    what: 'created' | 'removed',
  ): Promise<void> {
    const data = { id, now_at: nowAt.toISOString() };
    await this.events.record(manager, { type: TestClockEvents[what], tenant, subject: id, data });
    const action = what === 'created' ? 'test_clock.create' : 'test_clock.remove';
    const [before, after] = what === 'created' ? [null, data] : [data, null];
    await this.audit.record(manager, { tenant, action, target: id, before, after });
  }
}

function checkMode(tenant: Tenant): void {
  if (ownerOf(tenant).mode === 'live') throw TestClockErrors.live_mode();
}

function checkWay(from: Date, to: Date): void {
  if (to < from) throw TestClockErrors.backwards();
  const isFar = to.getTime() - from.getTime() > MOST_DAYS * DAY_MS;
  if (isFar || to >= LATEST) throw TestClockErrors.too_far();
}

function known(row: TestClockRow | null): TestClockRow {
  if (!row) throw TestClockErrors.not_found();
  return row;
}
