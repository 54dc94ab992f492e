import { setTimeout as sleep } from 'node:timers/promises';
import { runStatement, statement } from '@skydeck/database';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { EventWakes } from './event-wakes.js';
import { ANY_UNNUMBERED, NUMBER_EVENTS, type Numbered } from './number-events.sql.js';

const LOOK_EVERY_MS = 30_000;
/** A run that found so many is followed by a rest: its cost is then shared by all that come meanwhile. */
const MANY = 16;
const REST_MS = 100;

/** Takes part in the relay, in the same transaction as the numbers. */
export interface RelayStep {
  /**
   * Writes what follows from the events with these identifiers. What it returns is called after the
   * commit, and may be lost: the rows are the truth.
   */
  within(manager: EntityManager, eventIds: readonly string[]): Promise<() => void>;
}

/**
 * Numbers events once they are committed. One relay at a time holds the lock until its own commit,
 * so numbers appear in their order and whoever resumes after a number misses nothing. Transactions
 * that record events never wait for one another.
 */
@Injectable()
export class EventRelay implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Events');
  readonly #steps: RelayStep[] = [];
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isWanted = false;
  #isClosed = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly wakes: EventWakes,
  ) {}

  onApplicationBootstrap(): void {
    // Finds what a process left that died between its commit and its wake. Whoever follows a stream
    // makes it look more often.
    this.#timer = setInterval(() => this.wake(), LOOK_EVERY_MS).unref();
    this.wake();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.#timer);
    this.#isClosed = true;
    await this.#running;
  }

  /** Lets something else follow from events. */
  join(step: RelayStep): void {
    this.#steps.push(step);
  }

  /** Says that an event was committed. Many wakes at once make one or two runs. */
  wake(): void {
    this.#isWanted = true;
    this.#running ??= this.#runWhileWanted().finally(() => (this.#running = undefined));
  }

  async #runWhileWanted(): Promise<void> {
    while (this.#isWanted && !this.#isClosed) {
      this.#isWanted = false;
      const restsUntilMs = performance.now() + REST_MS;
      try {
        const { count, isMore } = await this.run();
        if (isMore) this.#isWanted = true;
        else if (count >= MANY) await sleep(Math.max(0, restsUntilMs - performance.now()));
      } catch (error) {
        this.#logger.warn({ msg: 'Events wait for the next look.', err: error });
      }
    }
  }

  /** Numbers what is new. @returns how many events that were, and whether more may wait */
  async run(): Promise<{ readonly count: number; readonly isMore: boolean }> {
    const [answer] = await runStatement<{ found: boolean }>(this.dataSource, ANY_UNNUMBERED, []);
    if (!answer?.found) return NOTHING;
    const afterwards: (() => void)[] = [];
    const rows = await this.dataSource.transaction(async (manager) => {
      // Taken in a statement of its own: the next one sees what the relay before committed.
      await runStatement(manager, LOCK, []);
      const numbered = await runStatement<Numbered>(manager, NUMBER_EVENTS, []);
      const ids = numbered.map(({ id }) => id);
      if (ids.length === 0) return [];
      for (const step of this.#steps) afterwards.push(await step.within(manager, ids));
      return numbered;
    });
    const [first] = rows;
    if (!first) return NOTHING;
    this.wakes.wake(new Set(rows.map(({ project_id }) => project_id)));
    for (const go of afterwards) go();
    return { count: rows.length, isMore: first.is_more };
  }
}

const NOTHING = { count: 0, isMore: false };

const LOCK = statement(
  `select pg_advisory_xact_lock(hashtext('relay:' || current_schema()))::text as lock`,
);
