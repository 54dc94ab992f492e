import type { ConsentSettingEntity } from '../consent/consent-setting.entity.js';
import type { RecipientsByRef } from '../recipients/recipient-directory.js';
import type { TemplateUse } from '../templates/render/template-rendering.js';
import type { TopicEntity } from '../topics/topic.entity.js';

/** What was looked up for one message and serves others as well. */
export interface KnownParts {
  /** By the name that messages call them. */
  readonly templates: Map<string, Promise<TemplateUse>>;
  readonly topics: Map<string, Promise<TopicEntity>>;
  readonly recipients: RecipientsByRef;
  settings?: Promise<ConsentSettingEntity>;
}

/** The recipients that requests name, whatever else stands in them. */
export function recipientsNamedIn(values: readonly unknown[]): Set<string> {
  const names = values.flatMap((value) => [value, ...stepsOf(value)]).map(nameIn);
  return new Set(names.filter((name) => name !== null));
}

const stepsOf = (value: unknown): unknown[] => {
  const steps = (value as { fallback?: unknown } | null | undefined)?.fallback;
  return Array.isArray(steps) ? steps : [];
};

function nameIn(way: unknown): string | null {
  const to = (way as { to?: { recipient?: unknown } } | null | undefined)?.to;
  return typeof to === 'object' && typeof to?.recipient === 'string' ? to.recipient : null;
}
