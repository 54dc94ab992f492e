import { EventEmitter } from 'node:events';
import { Bus, NewsWatch } from '@skydeck/bus';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';

const MOST_PROJECTS = 100;
const Wake = z.object({ source: z.string(), projects: z.array(z.string()) });

/**
 * Tells who follows events that there is news: at once in this process, over the bus in the others.
 * A wake may be lost, so whoever waits looks again after a while.
 */
@Injectable()
export class EventWakes implements OnModuleInit {
  readonly #logger = new Logger('Events');
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  constructor(
    private readonly bus: Bus,
    private readonly dataSource: DataSource,
  ) {}

  onModuleInit(): void {
    this.bus.subscribe('events', (message) => {
      const wake = Wake.safeParse(message);
      if (wake.success && wake.data.source === this.#source()) this.#emit(wake.data.projects);
    });
  }

  /** Says that projects have news. */
  wake(projects: ReadonlySet<string>): void {
    this.#emit([...projects]);
    const source = this.#source();
    // A message of the bus is small; followers of the rest look by themselves.
    this.bus
      .publish('events', { source, projects: [...projects].slice(0, MOST_PROJECTS) })
      .catch((error: unknown) => this.#logger.debug({ msg: 'A wake was lost.', err: error }));
  }

  /** Notices news of a project from now on, until the signal aborts. */
  watch(projectId: string, signal: AbortSignal): NewsWatch {
    return new NewsWatch(this.#emitter, projectId, signal);
  }

  /** The schema: it names a service among those that share a bus. */
  #source(): string {
    const { options } = this.dataSource;
    return ('schema' in options && options.schema) || 'public';
  }

  #emit(projects: readonly string[]): void {
    for (const project of projects) this.#emitter.emit(project);
  }
}
