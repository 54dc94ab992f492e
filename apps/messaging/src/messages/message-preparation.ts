import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { listOf, toWantedAttachments } from '../attachments/attachment.schema.js';
import { MessageConsent } from '../consent/message-consent.js';
import type { FallbackStep } from '../fallbacks/fallback-step.js';
import { addressedWays, namedIn, type Way } from '../recipients/addressed-ways.js';
import { RecipientDirectory } from '../recipients/recipient-directory.js';
import type { KnownRecipient } from '../recipients/recipient.schema.js';
import { TemplateRendering, type TemplateUse } from '../templates/render/template-rendering.js';
import type { CreateMessage } from './create-message.schema.js';
import { type KnownParts, recipientsNamedIn } from './known-parts.js';
import { timesOf, zoneFor } from './send-time.js';
import type { WantedMessage } from './wanted-message.js';

/** Makes of what a project asks for a message that can be taken in. */
@Injectable()
export class MessagePreparation {
  constructor(
    private readonly templates: TemplateRendering,
    private readonly directory: RecipientDirectory,
    private readonly consent: MessageConsent,
    private readonly clock: Clock,
  ) {}

  /** Looks up at once whom many requests name. */
  async know(tenant: Tenant, requests: readonly unknown[]): Promise<KnownParts> {
    const names = recipientsNamedIn(requests);
    const recipients = await this.directory.find(tenant, names);
    return { templates: new Map(), topics: new Map(), recipients };
  }

  /**
   * @param given lets many messages share what is looked up for them
   * @throws `validation_failed`, `template.not_found`, `template.not_published`,
   *   `recipient.not_found`, `recipient.no_address`, `topic.not_found`
   */
  async prepare(tenant: Tenant, body: CreateMessage, given?: KnownParts): Promise<WantedMessage> {
    const known = given ?? (await this.know(tenant, [body]));
    const { metadata, attachments } = body;
    const template = await this.#template(tenant, body.template, known);
    const person = namedIn(body, known.recipients);
    const [main, ...more] = waysOf(body, known, template);
    const timing = zoneFor({ ...body, channel: main.channel }, person?.recipient.timeZone);
    const { scheduledAt, expiresAt } = timesOf(timing, this.clock.now());
    const { topicId, quietHours } = await this.consent.of(tenant, body, person, known);
    const steps = more.map((way) => fill(body, way, template, person));
    const files = attachments && toWantedAttachments(attachments);
    const first = fill(body, main, template, person);
    const content = files ? { ...first.content, attachments: listOf(files) } : first.content;
    return {
      ...first,
      content,
      tenant,
      metadata,
      kind: 'transactional',
      scheduledAt,
      topicId,
      quietHours,
      personId: person?.id ?? null,
      validityS: (expiresAt.getTime() - (scheduledAt ?? this.clock.now()).getTime()) / 1000,
      ...(body.expires_at !== undefined && { expiresAt }),
      ...(steps.length > 0 && { fallback: { steps, waitS: body.fallback_after_s } }),
      ...(files && { attachments: files }),
      ...(body.tracking && { tracking: body.tracking }),
    };
  }

  async #template(
    tenant: Tenant,
    name: string | undefined,
    { templates }: KnownParts,
  ): Promise<TemplateUse | undefined> {
    if (name === undefined) return undefined;
    const found = templates.get(name) ?? this.templates.use(tenant, name);
    templates.set(name, found);
    return found;
  }
}

/** The first way and those after it: as asked for, or as the recipient prefers. */
function waysOf(
  { fallback, ...body }: CreateMessage,
  { recipients }: KnownParts,
  template: TemplateUse | undefined,
): [Way, ...Way[]] {
  const isThere = (channel: Way['channel']) => template?.channels.has(channel) ?? false;
  const [main, ...preferred] = addressedWays(body, recipients, isThere);
  const asked = fallback?.map((step) => addressedWays(step, recipients, isThere)[0]);
  return [main, ...(asked ?? preferred)];
}

function fill(
  { variables = {}, locale: wanted }: CreateMessage,
  { channel, to, content }: Way,
  use: TemplateUse | undefined,
  person: KnownRecipient | null,
): FallbackStep {
  if (!use) return { channel, to, content: content ?? {} };
  const known = Object.entries(person?.recipient.properties ?? {});
  const declared = known.filter(([name]) => use.declares.has(name));
  const values = { ...Object.fromEntries(declared), ...variables };
  const locale = wanted ?? person?.recipient.locale ?? undefined;
  const rendered = use.render({ channel, locale, variables: values });
  const template = { id: use.id, version: use.version, locale: rendered.locale };
  return { channel, to, content: rendered.content, template };
}
