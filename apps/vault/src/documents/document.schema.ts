import { createdWithin, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { READING_STATUSES } from './reading/file-reading.js';

const LINE = /^[^\p{Cc}]*$/u;
const line = (most: number) =>
  z.string().trim().min(1).max(most).regex(LINE, 'Must be a single line.');
const MOST_TAGS = 50;
const MOST_FIELDS = 50;

export const Tag = line(60).describe('A tag, 1 to 60 characters.');
export const SpaceId = z
  .string()
  .max(40)
  .describe('`spc_…` to look in; the main space when not given.');
export const Tags = z
  .array(Tag)
  .max(MOST_TAGS)
  .transform((tags) => [...new Set(tags)])
  .describe('Up to 50 tags; all that it is to have.');
const Type = z
  .string()
  .regex(/^[\w.+-]{1,60}(?:\/[\w.+-]{1,100})?$/, 'Must be such as `application/pdf` or `text`.');

const fields = {
  tags: Tags,
  correspondent: line(200).nullable().describe('Who wrote it, or to whom; null when not known.'),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?$/, 'Must be such as `de` or `pt-BR`.')
    .nullable()
    .describe('Language as BCP 47; null when not known.'),
  custom_fields: z
    .record(
      line(60),
      z.union([
        z
          .string()
          .max(500)
          .regex(/^[^\0]*$/, 'Must hold no NUL.'),
        z.number(),
        z.boolean(),
        z.null(),
      ]),
    )
    .refine((given) => Object.keys(given).length <= MOST_FIELDS, {
      error: `Give at most ${MOST_FIELDS} fields.`,
    })
    .describe('Up to 50 values of your own by name; given whole.'),
};

export const UpdateDocument = z
  .strictObject(fields)
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateDocument' });
export type UpdateDocument = z.output<typeof UpdateDocument>;

/** A document as callers see it. */
export const Document = z
  .object({
    id: z.string().describe('`fil_…` of the file.'),
    space_id: z.string().describe('`spc_…` that it is in.'),
    folder_id: z.string().nullable().describe('`fol_…` that it lies in; null at the top.'),
    name: z.string().describe('Name of the file.'),
    content_type: z.string().describe('Media type.'),
    size_bytes: z.number().describe('Bytes of the file.'),
    status: z.enum(READING_STATUSES).describe('Whether its text was read.'),
    problem: z
      .string()
      .nullable()
      .describe('Why it could not be read, such as `damaged` or `infected`; null otherwise.'),
    text_source: z
      .enum(['text', 'ocr'])
      .nullable()
      .describe('Whether the text was written in the file or seen on its pages; null without any.'),
    pages: z.number().nullable().describe('Pages; null when it has none.'),
    characters: z.number().describe('Characters of text that are kept.'),
    is_cut: z.boolean().describe('Whether the text goes on after what is kept.'),
    has_preview: z.boolean().describe('Whether `GET /files/{file}/preview` shows it.'),
    scan: z.enum(['unscanned', 'clean', 'infected']).describe('What the scanner for viruses said.'),
    ...fields,
    tags: z.array(z.string()).describe('Its tags.'),
    custom_fields: z
      .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
      .describe('Values of your own by name.'),
    created_at: z.iso.datetime().describe('When it was added.'),
    updated_at: z.iso.datetime().describe('When it changed last.'),
  })
  .meta({ id: 'Document' });
export type Document = z.output<typeof Document>;
export const DocumentResponse = envelopeOf(Document);
export const DocumentListResponse = pageOf(Document);

export const DocumentText = z
  .object({
    id: z.string().describe('`fil_…` of the file.'),
    text: z.string().describe('Its text, as far as it is kept.'),
    is_cut: z.boolean().describe('Whether it goes on after that.'),
  })
  .meta({ id: 'DocumentText' });
export const DocumentTextResponse = envelopeOf(DocumentText);

const filters = {
  space_id: SpaceId,
  tag: Tag.describe('Only those with this tag.'),
  content_type: Type.describe('Only those of this media type, or of its first half: `text`.'),
  folder_id: z.string().max(40).describe('Only those that lie in this folder, `fol_…`.'),
  ...createdWithin,
};

/** Which documents to list. */
export const ListDocuments = listQuery('documents', {
  filters: { ...filters, status: z.enum(READING_STATUSES).describe('Only those of this status.') },
});
export type ListDocuments = z.output<typeof ListDocuments.schema>;

const optional = Object.fromEntries(
  Object.entries(filters).map(([name, schema]) => [name, schema.optional()]),
) as { [Name in keyof typeof filters]: z.ZodOptional<(typeof filters)[Name]> };

/** What to look for. */
export const SearchDocuments = z.strictObject({
  q: z
    .string()
    .trim()
    .min(1)
    .max(256)
    .regex(/^[^\0]*$/, 'Must hold no NUL.')
    .describe('Words; `"of a phrase"`, `or`, and `-without` are understood.'),
  limit: z.coerce.number().int().min(1).max(100).default(20).describe('Most documents, 1 to 100.'),
  ...optional,
});
export type SearchDocuments = z.output<typeof SearchDocuments>;
export type DocumentFilters = Omit<SearchDocuments, 'q' | 'limit'>;

export const FoundDocuments = z
  .object({
    documents: z
      .array(
        z.object({
          document: Document,
          score: z.number().describe('How well it fits; more is better.'),
          highlight: z
            .string()
            .describe('Where the words are, as HTML: escaped, the words in `<mark>`.'),
        }),
      )
      .describe('The best first.'),
    has_more: z.boolean().describe('Whether more were found than are shown.'),
  })
  .meta({ id: 'FoundDocuments' });
export const FoundDocumentsResponse = envelopeOf(FoundDocuments);
