import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { SecretBox } from '../secrets/secret-box.js';
import { GitSource } from '../source/git-source.js';
import { DeliveriesService } from './deliveries.service.js';
import { HookEntity } from './hook.entity.js';

const LONGEST_WAIT_S = 60 * 60;
/** Of the interval, either way: many apps of one host must not ask at once. */
const JITTER = 0.1;
const AT_ONCE = 4;

/** Looks at repositories whose hosts deliver nothing. */
@Injectable()
export class RepositoryPolls {
  readonly #logger = new Logger(RepositoryPolls.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly git: GitSource,
    private readonly deliveries: DeliveriesService,
    private readonly box: SecretBox,
    private readonly clock: Clock,
  ) {}

  /** Looks at those whose time has come. @returns how many */
  async pass(signal: AbortSignal): Promise<number> {
    const due = await this.#claim();
    await Promise.all(due.map((hook) => this.#look(hook, signal)));
    return due.length;
  }

  /** Of several processes one gets each: the next time is set before anything is asked. */
  async #claim(): Promise<HookEntity[]> {
    return this.dataSource.transaction(async (manager) => {
      const now = this.clock.now();
      const due = await manager
        .createQueryBuilder(HookEntity, 'hook')
        .where('hook.nextPollAt <= :now', { now })
        .orderBy('hook.nextPollAt')
        .limit(AT_ONCE)
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .getMany();
      for (const { appId, pollIntervalS, pollFailures } of due) {
        const nextPollAt = new Date(now.getTime() + waitMs(pollIntervalS ?? 0, pollFailures));
        await manager.update(HookEntity, { appId }, { nextPollAt });
      }
      return due;
    });
  }

  async #look(hook: HookEntity, signal: AbortSignal): Promise<void> {
    const { appId } = hook;
    const { manager } = this.dataSource;
    try {
      const app = await manager.findOneBy(AppEntity, { id: appId, deletedAt: IsNull() });
      if (!app) return;
      const credentials =
        app.repoSecret === null ? undefined : this.box.open(app.repoSecret, appId);
      const { repo, branch } = app;
      const commit = await this.git.headOf({ appId, repo, branch, credentials, signal });
      const isNew = hook.lastSeenSha !== null && hook.lastSeenSha !== commit;
      if (isNew) {
        const push = { kind: 'push', branch, commit, message: '', paths: null } as const;
        await this.deliveries.follow(app, hook, push, [`poll ${hook.lastSeenSha} ${commit}`]);
      }
      await manager.update(HookEntity, { appId }, { lastSeenSha: commit, pollFailures: 0 });
    } catch (error) {
      if (signal.aborted) return;
      await manager.increment(HookEntity, { appId }, 'pollFailures', 1);
      this.#logger.debug({ msg: 'a repository could not be looked at', app: appId, err: error });
    }
  }
}

/** How long until the next look; longer the more often it failed. */
export function waitMs(intervalS: number, failures: number, random = Math.random()): number {
  const backedOff = intervalS * 2 ** Math.min(failures, 10);
  const seconds = Math.max(intervalS, Math.min(backedOff, LONGEST_WAIT_S));
  return Math.round(seconds * 1000 * (1 + JITTER * (2 * random - 1)));
}
