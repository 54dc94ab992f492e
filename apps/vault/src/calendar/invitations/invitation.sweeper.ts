import { ownerOf, ServiceClient } from '@skydeck/auth-guard';
import { ApiError } from '@skydeck/errors';
import { Events } from '@skydeck/events';
import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ReminderSettings } from '../../reminders/reminder-settings.js';
import { InvitationMailEvents, mailState } from './invitation.events.js';
import { InvitationMailEntity } from './invitation-mail.entity.js';

const EVERY_MS = 1000;
const BATCH = 50;
const DAY_S = 86_400;
const TRY_AGAIN_S = 60;
const CLAIM = `
  update invitation_mail set next_try_at = $1::timestamptz + interval '${TRY_AGAIN_S} seconds'
  where id in (
    select id from invitation_mail where status = 'pending' and next_try_at <= $1
    order by next_try_at limit ${BATCH} for update skip locked)
  returning id`;

/** Hands mails about events to Messaging, each exactly once. */
@Injectable()
export class InvitationSweeper extends Sweeper {
  readonly #url: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly neighbours: ServiceClient,
    private readonly events: Events,
    private readonly clock: Clock,
    { messagingUrl }: ReminderSettings,
  ) {
    super({ name: 'Invitations', problem: 'Invitations were not sent.', everyMs: EVERY_MS });
    this.#url = new URL('/internal/v1/messages', messagingUrl).href;
  }

  /** One round; what fails is tried again after a minute, for a day. */
  override async sweep(): Promise<void> {
    const [rows] = await this.dataSource.query<[{ id: string }[]]>(CLAIM, [this.clock.now()]);
    await Promise.all(rows.map(({ id }) => this.#send(id)));
  }

  async #send(id: string): Promise<void> {
    const { manager } = this.dataSource;
    const mail = await manager.findOneBy(InvitationMailEntity, { id, status: 'pending' });
    if (!mail) return;
    if (this.clock.now().getTime() - mail.createdAt.getTime() > DAY_S * 1000) {
      await this.#end(mail, 'failed');
      return;
    }
    try {
      await this.neighbours.call(this.#url, { body: bodyOf(mail), idempotencyKey: id });
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 503;
      if (status < 500 && status !== 429 && status !== 409) await this.#end(mail, 'failed');
      else this.logger.warn({ msg: 'An invitation waits.', id, err: error });
      return;
    }
    await this.#end(mail, 'sent');
  }

  async #end(mail: InvitationMailEntity, status: 'sent' | 'failed'): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const where = { id: mail.id, status: 'pending' as const };
      const { affected } = await manager.update(InvitationMailEntity, where, { status });
      if (affected !== 1) return;
      const { projectId: tenant, eventId: subject } = mail;
      const type = InvitationMailEvents[status];
      await this.events.record(manager, { type, tenant, subject, data: mailState(mail) });
    });
  }
}

/** Programs show buttons for what is attached with its method (RFC 6047). */
function bodyOf(mail: InvitationMailEntity) {
  const content = Buffer.from(mail.ics).toString('base64');
  const file = {
    filename: 'invite.ics',
    content,
    content_type: `text/calendar; method=${mail.method}`,
  };
  return {
    ...ownerOf(mail.projectId),
    channel: 'email',
    to: mail.recipient,
    content: { subject: mail.subject, text: mail.body },
    // Answers go to ORGANIZER in the file, whatever sends it.
    sender_name: mail.sender,
    attachments: [file],
    kind: 'transactional',
    validity_s: DAY_S,
    reference: mail.id,
  };
}
