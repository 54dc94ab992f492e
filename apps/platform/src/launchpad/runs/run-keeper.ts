import { ChangeHub } from '@skydeck/bus';
import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StartFailure } from '../engine/runtime.driver.js';
import { LogWriter } from '../logs/log-writer.js';
import { howItEnded } from '../runtime/health-check.js';
import type { StartableRelease } from '../runtime/startable-release.js';
import { type OneOffEnd, OneOffs } from './one-offs.js';
import { RunEntity } from './run.entity.js';
import { RunHistory } from './run-history.js';
import { RunTelemetry } from './run-telemetry.js';

type Ending = Partial<
  Pick<RunEntity, 'status' | 'exitCode' | 'signal' | 'isOutOfMemory' | 'note'>
> &
  Pick<RunEntity, 'status'>;

/** Runs what rows ask for, and writes down how it ended. */
@Injectable()
export class RunKeeper {
  readonly #running = new Map<string, AbortController>();
  readonly #pending = new Set<Promise<void>>();
  readonly #logger = new Logger(RunKeeper.name);
  #isClosing = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly oneOffs: OneOffs,
    private readonly logs: LogWriter,
    private readonly hub: ChangeHub,
    private readonly history: RunHistory,
    private readonly clock: Clock,
    private readonly telemetry: RunTelemetry,
  ) {}

  /** Says of what an earlier process was running that it is lost. To be called once, at the start. */
  async begin(): Promise<void> {
    const left = await this.dataSource.manager.findBy(RunEntity, { status: 'running' });
    const note = 'The platform stopped while it ran.';
    for (const row of left) await this.#write(row, { status: 'lost', note });
  }

  /** Starts the command of a row that says `running`. */
  launch(row: RunEntity, release: StartableRelease): void {
    const controller = new AbortController();
    this.#running.set(row.id, controller);
    const working = this.#run(row, release, controller.signal)
      .catch((error: unknown) => {
        this.#logger.error({ msg: 'the end of a run was not written', run: row.id, err: error });
      })
      .finally(() => {
        this.#running.delete(row.id);
        this.#pending.delete(working);
      });
    this.#pending.add(working);
  }

  /** Ends a run. */
  cancel(id: string): void {
    this.#running.get(id)?.abort();
  }

  /** Ends all, and waits until that is written. */
  async end(): Promise<void> {
    this.#isClosing = true;
    for (const controller of this.#running.values()) controller.abort();
    await Promise.all(this.#pending);
  }

  async #run(row: RunEntity, release: StartableRelease, signal: AbortSignal): Promise<void> {
    await this.logs.open(row.id);
    const ending = await this.oneOffs
      .run(release, {
        command: row.command,
        process: row.cron ?? 'run',
        timeoutMs: row.timeoutS * 1000,
        signal,
        onLine: ({ stream, line, replicaId: replica }) =>
          this.logs.write(row.id, { stream, line, replica }),
      })
      .then(
        (end) => this.#endingOf(end),
        (error: unknown) => notStarted(error),
      );
    await this.logs.close(row.id);
    await this.#write(row, ending);
  }

  #endingOf({ exit, why }: OneOffEnd): Ending {
    const { code = null, signal = null, oom: isOutOfMemory } = exit;
    const how = { exitCode: code, signal, isOutOfMemory };
    if (why === 'timeout') return { ...how, status: 'timed_out', note: 'It took too long.' };
    if (why === 'aborted' && this.#isClosing) {
      return { ...how, status: 'lost', note: 'The platform stopped while it ran.' };
    }
    if (why === 'aborted') return { ...how, status: 'cancelled' };
    if (code === 0) return { ...how, status: 'succeeded' };
    const note = isOutOfMemory ? `It ${howItEnded(exit)}.` : null;
    return { ...how, status: 'failed', note };
  }

  async #write(row: RunEntity, ending: Ending): Promise<void> {
    const finishedAt = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const change = { ...ending, finishedAt };
      const { id } = row;
      const { affected } = await manager.update(RunEntity, { id, status: 'running' }, change);
      if (affected === 1) await this.history.ended(manager, Object.assign(row, change));
    });
    this.telemetry.ended(row);
    this.hub.changed(row.id);
  }
}

function notStarted(error: unknown): Ending {
  if (error instanceof StartFailure) return { status: 'failed', note: error.message };
  return { status: 'failed', note: 'It could not be started for a reason of the platform’s own.' };
}
