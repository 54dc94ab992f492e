import { createHash } from 'node:crypto';
import type { ProjectRef } from '@skydeck/auth-guard';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SendingDomainEntity } from '../domains/domain.entity.js';
import { laterBy } from '../messages/later-by.js';
import { MessageAcceptance } from '../messages/message-acceptance.js';
import type { MessageEntity } from '../messages/message.entity.js';
import { MessagePreparation } from '../messages/message-preparation.js';
import type { WantedMessage } from '../messages/wanted-message.js';
import { refusal } from './refusal.js';
import { readSubmittedMail, type SubmittedMail } from './submitted-mail.js';

/** How long a mail with the same Message-ID is the same mail. */
const SAME_FOR_MS = 24 * 3_600_000;

/** What became of a mail. */
export interface Submitted {
  /** The messages, one for each recipient. */
  readonly ids: readonly string[];
  /** Whether all of them were there before. */
  readonly wasKnown: boolean;
}

/** Makes messages of the mail that programs hand over. */
@Injectable()
export class Submissions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly preparation: MessagePreparation,
    private readonly acceptance: MessageAcceptance,
    private readonly quotas: Quotas,
    private readonly clock: Clock,
  ) {}

  /** Takes a mail in; when this is done its messages are written. */
  async take(
    { tenant }: Pick<ProjectRef, 'tenant'>,
    recipients: readonly string[],
    raw: Buffer,
  ): Promise<Submitted> {
    const mail = await readSubmittedMail(raw);
    await this.#checkSender(tenant, mail.from);
    const added: MessageEntity[] = [];
    const ids = await this.dataSource.transaction(async (manager) => {
      const all: string[] = [];
      // In one order, so that two of the same mail do not wait for each other.
      for (const recipient of [...new Set(recipients)].toSorted()) {
        const known = await this.#claim(manager, { tenant, mail, recipient });
        const message = known === null ? await this.#add(manager, tenant, mail, recipient) : null;
        if (message) added.push(message);
        all.push(known ?? message?.id ?? '');
      }
      return all;
    });
    for (const message of added) await this.acceptance.send(message);
    return { ids, wasKnown: added.length === 0 };
  }

  /** Forgets mail that is not the same any more when it comes again. */
  async forget(): Promise<void> {
    const before = laterBy(this.clock.now(), -SAME_FOR_MS);
    await this.dataSource.query('delete from mail_submission where created_at <= $1', [before]);
  }

  async #checkSender(tenant: ProjectRef['tenant'], from: string): Promise<void> {
    const name = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
    const domains = this.dataSource.getRepository(SendingDomainEntity);
    if (await domains.existsBy({ tenant, name, status: 'verified' })) return;
    throw refusal(550, '5.7.1 The domain of From is no verified domain of this project');
  }

  /** The message that this mail became before; null when it is new, and then it is ours. */
  async #claim(manager: EntityManager, { tenant, mail, recipient }: Claimed) {
    if (mail.messageId === null) return null;
    const now = this.clock.now();
    const key = [tenant, hashOf(mail.messageId), recipient.toLowerCase()];
    const claim = [...key, now, laterBy(now, -SAME_FOR_MS)];
    const claimed = await manager.query<unknown[]>(CLAIM, claim);
    if (claimed.length > 0) return null;
    const [row] = await manager.query<{ message_id: string }[]>(KNOWN, key);
    return row?.message_id ?? null;
  }

  async #add(
    manager: EntityManager,
    tenant: ProjectRef['tenant'],
    mail: SubmittedMail,
    recipient: string,
  ): Promise<MessageEntity> {
    const wanted = await this.preparation.prepare(tenant, mail.bodyFor(recipient));
    await this.quotas.take('messages_per_day', manager, tenant);
    const message = await this.acceptance.write(manager, dressed(wanted, mail));
    if (mail.messageId !== null) {
      const key = [tenant, hashOf(mail.messageId), recipient.toLowerCase()];
      await manager.query(NAME, [...key, message.id]);
    }
    return message;
  }
}

interface Claimed {
  readonly tenant: ProjectRef['tenant'];
  readonly mail: SubmittedMail;
  readonly recipient: string;
}

/** Who it is from stays with what it says; a project could not say that itself by the API. */
function dressed(wanted: WantedMessage, { from, fromName, replyTo }: SubmittedMail): WantedMessage {
  const content = {
    ...wanted.content,
    from,
    ...(fromName !== undefined && { from_name: fromName }),
    ...(replyTo !== undefined && { reply_to: replyTo }),
  };
  return { ...wanted, content };
}

const hashOf = (messageId: string) => createHash('sha256').update(messageId).digest('hex');

const CLAIM = `
  insert into mail_submission as known (tenant, mail_hash, recipient, message_id, created_at)
  values ($1, $2, $3, '', $4)
  on conflict (tenant, mail_hash, recipient) do update
  set message_id = '', created_at = excluded.created_at where known.created_at <= $5
  returning 1`;

const KEY = 'tenant = $1 and mail_hash = $2 and recipient = $3';
const KNOWN = `select message_id from mail_submission where ${KEY}`;
const NAME = `update mail_submission set message_id = $4 where ${KEY}`;
