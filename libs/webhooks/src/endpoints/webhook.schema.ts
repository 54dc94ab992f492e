import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { listQuery, pageOf, versionOf } from '@skydeck/envelope';
import { EventPattern } from '@skydeck/events';
import { z } from 'zod';

const Url = z
  .url({ protocol: /^https?$/, error: 'Must be an http or https address.' })
  .max(2048)
  .describe('Where deliveries are sent, by POST.');
const Description = z.string().max(200).describe('What it is for.');
const Enabled = z.boolean().describe('Whether deliveries are made.');
const Types = z
  .array(EventPattern)
  .min(1)
  .max(50)
  .describe('Types that are sent: `app.created`, all of a resource `app.*`, or all `*`.');

export const CreateWebhook = z
  .strictObject({
    url: Url,
    event_types: Types.default(['*']),
    description: Description.default(''),
    enabled: Enabled.default(true),
  })
  .meta({ id: 'CreateWebhook' });
export type CreateWebhook = z.output<typeof CreateWebhook>;

export const UpdateWebhook = z
  .strictObject({ url: Url, event_types: Types, description: Description, enabled: Enabled })
  .partial()
  .meta({ id: 'UpdateWebhook' });
export type UpdateWebhook = z.output<typeof UpdateWebhook>;

export const RotateSecret = z
  .strictObject({
    overlap_s: z
      .int()
      .min(0)
      .max(7 * 86_400)
      .default(86_400)
      .describe('Seconds for which deliveries are signed with the old secret too.'),
  })
  .meta({ id: 'RotateWebhookSecret' });
export type RotateSecret = z.output<typeof RotateSecret>;

export const Webhook = z
  .object({
    id: z.string().describe('`whk_…`'),
    mode: z.enum(['live', 'test']).describe('The mode whose events it receives.'),
    url: z.string().describe('Where deliveries are sent, by POST.'),
    event_types: z.array(z.string()).describe('Types that are sent.'),
    description: z.string().describe('What it is for.'),
    enabled: Enabled,
    failing_since: z.iso
      .datetime()
      .nullable()
      .describe('Since when nothing arrived; after five days it is disabled.'),
    disabled_reason: z
      .enum(['gone', 'failing'])
      .nullable()
      .describe(
        'Why it was disabled by itself: it answered 410, or nothing arrived for five days.',
      ),
    disabled_at: z.iso.datetime().nullable().describe('When it was disabled by itself.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it was changed last.'),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.output<typeof Webhook>;

export const WebhookWithSecret = Webhook.extend({
  secret: z.string().describe('Signs deliveries (`whsec_…`). Shown here and never again.'),
}).meta({ id: 'WebhookWithSecret' });
export type WebhookWithSecret = z.output<typeof WebhookWithSecret>;

export const WebhookListResponse = pageOf(Webhook);

/** Which webhooks of a project to list. */
export const ListWebhooks = listQuery('webhooks', {
  filters: {
    enabled: z
      .enum(['true', 'false'])
      .transform((text) => text === 'true')
      .describe('Only those that are enabled, or only those that are not.'),
  },
});
export type ListWebhooks = z.output<typeof ListWebhooks.schema>;

/** A row of the table `webhook_endpoint`, without its secrets. */
export interface WebhookRow {
  readonly id: string;
  /** The project and the mode. */
  readonly project_id: Tenant;
  readonly url: string;
  readonly event_types: string[];
  readonly description: string;
  readonly enabled: boolean;
  readonly failing_since: Date | null;
  readonly disabled_reason: 'gone' | 'failing' | null;
  readonly disabled_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export function toWebhook(row: WebhookRow): Webhook {
  const { id, url, event_types, description, enabled } = row;
  const { mode } = ownerOf(row.project_id);
  return {
    id,
    mode,
    url,
    event_types,
    description,
    enabled,
    failing_since: row.failing_since?.toISOString() ?? null,
    disabled_reason: row.disabled_reason,
    disabled_at: row.disabled_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Changes with everything that callers can change. */
export function webhookVersion({ url, event_types, description, enabled }: WebhookRow): string {
  return versionOf(url, event_types, description, enabled);
}
