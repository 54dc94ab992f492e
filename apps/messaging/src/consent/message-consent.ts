import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import type { KnownParts } from '../messages/known-parts.js';
import type { KnownRecipient } from '../recipients/recipient.schema.js';
import { Topics } from '../topics/topics.js';
import { ConsentSettingsStore } from './consent-settings.js';
import type { QuietWindow } from './quiet-hours.js';

/** What a message says of itself. */
interface Asked {
  readonly topic?: string | undefined;
  readonly urgent?: boolean | undefined;
}

/** What follows for a message from its topic and from the quiet hours of its recipient. */
@Injectable()
export class MessageConsent {
  constructor(
    private readonly topics: Topics,
    private readonly settings: ConsentSettingsStore,
  ) {}

  /** @throws `topic.not_found` */
  async of(
    tenant: Tenant,
    { topic: key, urgent }: Asked,
    person: KnownRecipient | null,
    known: KnownParts,
  ): Promise<{ topicId: string | null; quietHours: QuietWindow | null }> {
    const topic = key === undefined ? null : await this.#topic(tenant, key, known);
    const topicId = topic?.id ?? null;
    const isUrgent = urgent ?? topic?.kind !== 'marketing';
    if (isUrgent) return { topicId, quietHours: null };
    known.settings ??= this.settings.of(tenant);
    return { topicId, quietHours: windowOf(person, (await known.settings).quietHours) };
  }

  #topic(tenant: Tenant, key: string, { topics }: KnownParts) {
    const found = topics.get(key) ?? this.topics.get(tenant, key);
    topics.set(key, found);
    return found;
  }
}

/** What a person wants goes before what the project has set. */
function windowOf(person: KnownRecipient | null, project: QuietWindow | null): QuietWindow | null {
  const hours = person?.recipient.quietHours ?? project;
  if (hours === null) return null;
  const timeZone = person?.recipient.timeZone ?? project?.timeZone ?? 'UTC';
  return { from: hours.from, until: hours.until, timeZone };
}
