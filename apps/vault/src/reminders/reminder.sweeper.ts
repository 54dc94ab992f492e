import { ownerOf, ServiceClient } from '@skydeck/auth-guard';
import { ApiError } from '@skydeck/errors';
import { Events } from '@skydeck/events';
import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ReminderEntity } from './reminder.entity.js';
import { ReminderEvents } from './reminder.events.js';
import { ReminderSettings } from './reminder-settings.js';

const EVERY_MS = 1000;
const BATCH = 50;
/** Whoever takes one has so long before others take it too. */
const TRY_AGAIN_S = 60;
const DAY_S = 86_400;

// One statement: of several processes one takes it, and a kill leaves it to be taken again.
const CLAIM = `
  update reminder set next_try_at = $1::timestamptz + interval '${TRY_AGAIN_S} seconds'
  where id in (
    select id from reminder where status = 'pending' and next_try_at <= $1
    order by next_try_at limit ${BATCH} for update skip locked)
  returning id`;

/** Hands reminders to Messaging when their time has come, each exactly once. */
@Injectable()
export class ReminderSweeper extends Sweeper {
  readonly #url: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly neighbours: ServiceClient,
    private readonly events: Events,
    private readonly clock: Clock,
    { messagingUrl }: ReminderSettings,
  ) {
    super({ name: 'Reminders', problem: 'Reminders were not sent.', everyMs: EVERY_MS });
    this.#url = new URL('/internal/v1/messages', messagingUrl).href;
  }

  /** One round; what fails is tried again after a minute, for a day. */
  override async sweep(): Promise<void> {
    for (let taken = BATCH; taken === BATCH;) {
      const [rows] = await this.dataSource.query<[{ id: string }[], number]>(CLAIM, [
        this.clock.now(),
      ]);
      taken = rows.length;
      await Promise.all(rows.map(({ id }) => this.#send(id)));
    }
  }

  async #send(id: string): Promise<void> {
    const reminder = await this.dataSource.manager.findOneBy(ReminderEntity, {
      id,
      status: 'pending',
    });
    if (!reminder?.dueAt) return;
    if (this.clock.now().getTime() - reminder.dueAt.getTime() > DAY_S * 1000) {
      await this.#end(reminder, reminder.dueAt, 'failed');
      return;
    }
    try {
      await this.#hand(reminder);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 503;
      if (status >= 500 || status === 429 || status === 409) {
        this.logger.warn({ msg: 'A reminder waits.', id, err: error });
        return;
      }
      await this.#end(reminder, reminder.dueAt, 'failed');
      return;
    }
    await this.#end(reminder, reminder.dueAt, 'sent');
  }

  /** Messaging sends once what comes with one key, however often it is handed over. */
  async #hand({ id, turn, projectId, channel, recipient, subject }: ReminderEntity): Promise<void> {
    const text = `Reminder: ${subject}`;
    const body = {
      ...ownerOf(projectId),
      channel,
      to: recipient,
      content: channel === 'email' ? { subject: text, text } : { text },
      kind: 'transactional',
      validity_s: DAY_S,
      reference: id,
    };
    try {
      await this.neighbours.call(this.#url, { body, idempotencyKey: `${id}.${turn}` });
    } catch (error) {
      // The title may have changed since Messaging took it; taken it has.
      if (!(error instanceof ApiError) || error.code !== 'idempotency_mismatch') throw error;
    }
  }

  async #end(
    { id, turn, taskId, projectId: tenant }: ReminderEntity,
    dueAt: Date,
    status: 'sent' | 'failed',
  ): Promise<void> {
    const now = this.clock.now();
    await this.dataSource.transaction(async (manager) => {
      const { affected } = await manager.update(
        ReminderEntity,
        { id, turn, status: 'pending' },
        { status, updatedAt: now, ...(status === 'sent' && { sentAt: now }) },
      );
      if (affected !== 1) return;
      const data = { id, task_id: taskId, due_at: dueAt.toISOString() };
      await this.events.record(manager, {
        type: ReminderEvents[status],
        tenant,
        subject: id,
        data,
      });
    });
  }
}
