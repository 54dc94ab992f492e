import { z } from 'zod';

const Meta = z.object({
  request_id: z.string().describe('Identifier of this request; name it when you report a problem.'),
  operation_id: z
    .string()
    .optional()
    .describe('The long-running operation that this request started.'),
});

const PageInfo = z.object({
  limit: z.int().describe('Most items that a page may hold.'),
  next_cursor: z.string().nullable().describe('Pass as `cursor` to get the next page.'),
  has_more: z.boolean().describe('Whether there is a next page.'),
});

/** The published shape of a successful response: `{ data, meta }`. */
export function envelopeOf<Data extends z.ZodType>(data: Data) {
  return z.object({ data, meta: Meta });
}

/** The published shape of a list; `data` stays an object, as the interface promises. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.object({ items: z.array(item) }),
    meta: Meta.extend({ page: PageInfo }),
  });
}

/** The published shape of every error (members of RFC 9457, plus `code` and `errors`). */
export const ErrorEnvelope = z
  .object({
    data: z.object({}),
    error: z.object({
      type: z.string().describe('Address of the page that documents this code.'),
      code: z.string().describe('Stable code to branch on.'),
      status: z.int().describe('The HTTP status.'),
      title: z.string().describe('What the code means, always the same sentence.'),
      detail: z.string().describe('What happened this time.'),
      errors: z
        .array(z.object({ location: z.string(), code: z.string(), message: z.string() }))
        .describe('One entry for each problem with the request.'),
      doc_url: z.string().describe('Same as `type`.'),
      retry_after_s: z.number().nullable().describe('Seconds to wait before trying again.'),
    }),
    meta: Meta,
  })
  .meta({ id: 'ErrorEnvelope' });
export type ErrorEnvelope = z.output<typeof ErrorEnvelope>;

/** One resource that was removed. */
export const Deleted = z
  .object({ id: z.string(), deleted: z.literal(true) })
  .meta({ id: 'Deleted' });
