import { createHash } from 'node:crypto';
import { Events } from '@skydeck/events';
import { isId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import PostalMime, { type Email } from 'postal-mime';
import { DataSource, type EntityManager } from 'typeorm';
import { MailResolver } from '../domains/mail-resolver.js';
import { InboundMessages } from '../inbound/inbound-messages.js';
import { refusal } from '../submission/refusal.js';
import { InboundMailEntity } from './inbound-mail.entity.js';
import { InboundMailEvents } from './inbound-mail.events.js';
import { judgeMail, type MailJudgement, type MailOrigin } from './mail-judgement.js';
import { checkHead, checkHeaders } from './mail-limits.js';
import { type KeptMail, MailObjects } from './mail-objects.js';
import { type FoundRoute, MailRouting } from './mail-routing.js';

/** A mail on its way to one recipient. */
interface Arrival {
  readonly mail: Email;
  readonly raw: Buffer;
  readonly recipient: string;
  readonly judgement: MailJudgement;
}

/** Takes mail in for the projects that have a route for it. */
@Injectable()
export class MailIntake {
  constructor(
    private readonly routing: MailRouting,
    private readonly objects: MailObjects,
    private readonly inbound: InboundMessages,
    private readonly resolver: MailResolver,
    private readonly dataSource: DataSource,
    private readonly events: Events,
  ) {}

  /** Whether somebody wants mail to this address. */
  async wants(address: string): Promise<boolean> {
    return (await this.routing.routesTo(address)).length > 0;
  }

  /** Stores a mail for each of its recipients; what comes again changes nothing. */
  async take(raw: Buffer, recipients: readonly string[], origin: MailOrigin): Promise<void> {
    checkHead(raw);
    const mail = await PostalMime.parse(raw).catch(() => {
      throw refusal(550, '5.6.0 This is no mail');
    });
    checkHeaders(mail);
    const judgement = await judgeMail(raw, origin, this.resolver);
    for (const recipient of new Set(recipients)) {
      for (const route of await this.routing.routesTo(recipient)) {
        await this.#store(route, { mail, raw, recipient, judgement });
      }
    }
  }

  async #store(route: FoundRoute, arrival: Arrival): Promise<void> {
    const kept = await this.objects.keep(arrival.raw, arrival.mail);
    let isNew = false;
    try {
      const later = await this.dataSource.transaction(async (manager) => {
        const after = await this.inbound.store(manager, receivedOf(route, arrival, kept));
        isNew = await this.#complete(manager, route, arrival, kept);
        return after;
      });
      await this.inbound.finish(later);
    } finally {
      if (!isNew) await this.objects.drop(kept);
    }
  }

  /** Adds what only mail has; false when the message was there before. */
  async #complete(
    manager: EntityManager,
    { id: routeId, tenant }: FoundRoute,
    arrival: Arrival,
    kept: KeptMail,
  ): Promise<boolean> {
    const { mail, raw, judgement } = arrival;
    const name = [routeId, nameOf(arrival)];
    const [row] = await manager.query<{ id: string }[]>(FIND, name);
    const known = row && (await manager.existsBy(InboundMailEntity, { inboundId: row.id }));
    if (!row || known) return false;
    await manager.insert(InboundMailEntity, {
      inboundId: row.id,
      routeId,
      subject: storable(mail.subject ?? '').slice(0, 998),
      html: mail.html === undefined ? null : storable(mail.html),
      messageIdHeader: mail.messageId?.slice(0, 998) ?? null,
      ...judgement,
      sizeBytes: raw.length,
      rawKey: kept.rawKey,
      files: [...kept.files],
    });
    const [, answered = ''] = /<(msg_[a-z0-9]+)@/.exec(mail.inReplyTo ?? '') ?? [];
    const values = [row.id, isId('msg', answered) ? answered : '', tenant];
    const [rows] = await manager.query<[{ reply_to: string }[], number]>(ANSWER, values);
    const data = {
      id: row.id,
      route_id: routeId,
      in_reply_to: rows[0]?.reply_to ?? null,
      ...judgement,
      size_bytes: raw.length,
      attachments: kept.files.length,
    };
    const about = { tenant, subject: row.id, data };
    await this.events.record(manager, { type: InboundMailEvents.received, ...about });
    return true;
  }
}

/** Who sends it again after a lost answer sends the same Message-ID. */
function nameOf({ mail, raw, recipient }: Arrival): string {
  const name = mail.messageId ?? raw;
  return createHash('sha256')
    .update(recipient.toLowerCase())
    .update('\n')
    .update(name)
    .digest('hex');
}

function receivedOf({ id, tenant }: FoundRoute, arrival: Arrival, { files }: KeptMail) {
  const { mail, recipient } = arrival;
  return {
    tenant,
    channel: 'email' as const,
    providerId: id,
    providerMessageId: nameOf(arrival),
    from: mail.from?.address ?? '',
    ...(mail.from?.name && { fromName: mail.from.name.slice(0, 320) }),
    to: recipient,
    kind: 'text' as const,
    text: mail.text ?? null,
    attachments: files.map(({ key: source, filename, contentType }) => {
      return { source, filename, contentType, sha256: null };
    }),
    // The mail itself is in the object store.
    raw: '',
  };
}

/** Stores cannot keep NUL, or half of a surrogate pair. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '');

const FIND = 'select id from inbound_message where provider_id = $1 and provider_message_id = $2';

const ANSWER = `
  update inbound_message set reply_to = message.id from message
  where inbound_message.id = $1 and message.id = $2 and message.project_id = $3
  returning reply_to`;
