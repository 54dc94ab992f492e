import { z } from 'zod';

const Name = z.string().min(1).max(500);
const File = z.object({
  id: Name,
  mime_type: z.string().max(200).default('application/octet-stream'),
  sha256: z.string().max(100).optional(),
  filename: z.string().max(500).optional(),
  caption: z.string().optional(),
});
const Reply = z.object({ id: z.string().max(500), title: z.string() });

/** A message that somebody sent. */
export const WebhookMessage = z.object({
  id: Name,
  from: z.string().regex(/^\d{5,20}$/),
  timestamp: z.string().regex(/^\d{1,12}$/),
  type: z.string().max(40),
  context: z.object({ id: z.string().max(500).optional() }).optional(),
  text: z.object({ body: z.string() }).optional(),
  image: File.optional(),
  video: File.optional(),
  audio: File.optional(),
  document: File.optional(),
  sticker: File.optional(),
  button: z.object({ text: z.string(), payload: z.string().max(1000).optional() }).optional(),
  interactive: z
    .object({ button_reply: Reply.optional(), list_reply: Reply.optional() })
    .optional(),
  reaction: z
    .object({ message_id: z.string().max(500), emoji: z.string().max(40).optional() })
    .optional(),
  location: z
    .object({
      latitude: z.number(),
      longitude: z.number(),
      name: z.string().optional(),
      address: z.string().optional(),
    })
    .optional(),
});
export type WebhookMessage = z.output<typeof WebhookMessage>;

/** What became of a message of ours. */
export const WebhookStatus = z.object({
  id: Name,
  status: z.string().max(40),
  biz_opaque_callback_data: z.string().max(512).optional(),
  errors: z.array(z.object({ code: z.int() })).optional(),
});
export type WebhookStatus = z.output<typeof WebhookStatus>;

/** What was judged of a template. */
export const WebhookTemplate = z.object({
  event: z.string().max(40),
  message_template_name: z.string().max(512),
  message_template_language: z.string().max(40),
});

const Change = z.object({ field: z.string().max(100), value: z.unknown() });

/** @see https://developers.facebook.com/docs/whatsapp/cloud-api/webhooks/components */
export const WebhookNotification = z.object({
  object: z.string().max(100),
  entry: z.array(z.object({ id: z.string().max(100), changes: z.array(Change) })),
});

/** A change of the field `messages`. Its messages and statuses are read one by one. */
export const MessagesValue = z.object({
  metadata: z.object({ phone_number_id: z.string().max(100) }),
  contacts: z
    .array(
      z.object({
        wa_id: z.string().optional(),
        profile: z.object({ name: z.string() }).optional(),
      }),
    )
    .optional(),
  messages: z.array(z.unknown()).default([]),
  statuses: z.array(z.unknown()).default([]),
});
export type MessagesValue = z.output<typeof MessagesValue>;
