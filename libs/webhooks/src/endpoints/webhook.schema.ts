import { ownerOf, type Tenant } from '@skydeck/auth-guard';
import { pageOf } from '@skydeck/envelope';
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
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
