import { Clock, Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MessageAcceptance } from '../messages/message-acceptance.js';
import { MessageEntity } from '../messages/message.entity.js';
import type { WantedMessage } from '../messages/wanted-message.js';
import { MessageFallbackEntity } from './message-fallback.entity.js';

const LOOK_EVERY_MS = 1000;
const MOST_AT_ONCE = 200;

/** Tries the next channel when a message failed, or was not delivered in time. */
@Injectable()
export class MessageFallbacks implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Messages');
  readonly #rounds = new Rounds(
    () => this.run(),
    (error) => this.#logger.warn({ msg: 'Falling back failed.', err: error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly acceptance: MessageAcceptance,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(LOOK_EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** One round; processes side by side take different messages. */
  async run(): Promise<void> {
    const now = this.clock.now();
    const due = await this.dataSource.query<{ id: string }[]>(DUE, [now, MOST_AT_ONCE]);
    for (const { id } of due) await this.#fallBack(id, now);
  }

  async #fallBack(messageId: string, now: Date): Promise<void> {
    const next = await this.dataSource.transaction(async (manager) => {
      const fallback = await manager
        .createQueryBuilder(MessageFallbackEntity, 'fallback')
        .setLock('pessimistic_write')
        .setOnLocked('skip_locked')
        .where('message_id = :messageId and next_id is null and due_at <= :now', { messageId, now })
        .getOne();
      return fallback ? this.#next(manager, fallback, now) : null;
    });
    if (next) await this.acceptance.send(next);
  }

  async #next(
    manager: EntityManager,
    { messageId, steps, waitS }: MessageFallbackEntity,
    now: Date,
  ): Promise<MessageEntity | null> {
    const [step, ...rest] = steps;
    const [late] = await manager.query<{ isSending: boolean; isOver: boolean }[]>(GIVE_UP, [
      messageId,
      now,
    ]);
    if (late?.isSending) {
      await manager.query(LOOK_AGAIN, [messageId, now]);
      return null;
    }
    if (!step || !late || late.isOver) {
      await manager.delete(MessageFallbackEntity, { messageId });
      return null;
    }
    const first = await manager.findOneByOrFail(MessageEntity, { id: messageId });
    const next = await this.acceptance.write(manager, wantedFrom(first, step, { rest, waitS }));
    await manager.update(MessageFallbackEntity, { messageId }, { nextId: next.id });
    return next;
  }
}

function wantedFrom(
  first: MessageEntity,
  step: MessageFallbackEntity['steps'][number],
  { rest, waitS }: { rest: MessageFallbackEntity['steps']; waitS: number },
): WantedMessage {
  const from = first.scheduledAt ?? first.createdAt;
  return {
    ...step,
    tenant: first.tenant,
    kind: first.kind,
    validityS: (first.expiresAt.getTime() - from.getTime()) / 1000,
    metadata: first.metadata,
    fallbackOf: first.id,
    topicId: first.topicId,
    personId: first.personId,
    quietHours: first.quietHours,
    ...(first.reference !== null && { reference: first.reference }),
    ...(rest.length > 0 && { fallback: { steps: rest, waitS } }),
  };
}

const DUE = `
  select message_id as id from message_fallback
  where next_id is null and due_at <= $1 order by due_at limit $2`;

const LOOK_AGAIN = `
  update message_fallback set due_at = $2::timestamptz + interval '5 seconds' where message_id = $1`;

// What still waits to be sent must not arrive beside its successor.
const GIVE_UP = `
  with moved as (
    update message set status = 'failed', rank = 35, failure = 'not_in_time', claimed_until = null,
      attend_at = null
    where id = $1 and (rank < 20 or (rank = 20 and claimed_until is null))
    returning id
  ), event as (
    insert into message_event (id, message_id, status, provider, provider_event_id, detail, at)
    select 'mev_' || substr(id, 5, 10) || substr(md5(id || 'failed'), 1, 16), id, 'failed', 'skydeck', id || '.failed', 'not_in_time', $2
    from moved
  )
  select rank = 20 and claimed_until > $2 as "isSending",
    rank >= 40 or status in ('canceled', 'expired') as "isOver"
  from message where id = $1`;
