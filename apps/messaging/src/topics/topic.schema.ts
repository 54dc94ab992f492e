import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { TOPIC_KINDS, type TopicEntity } from './topic.entity.js';
import { TopicKey } from './topic-key.js';

const line = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}]*$/u, 'Must be a single line.');
const name = line.describe('What people see.');
const description = z.string().max(300).nullable().describe('What people read about it.');
const is_default_in = z
  .boolean()
  .describe('Whether people get it who have said nothing; otherwise they must opt in.');

export const CreateTopic = z
  .strictObject({
    key: TopicKey,
    name,
    description: description.default(null),
    kind: z.enum(TOPIC_KINDS).describe('Nobody can opt out of `transactional`.'),
    is_default_in: is_default_in.default(true),
  })
  .refine(({ kind, is_default_in: isIn }) => kind === 'marketing' || isIn, {
    path: ['is_default_in'],
    error: 'Everybody gets what is transactional.',
  })
  .meta({ id: 'CreateTopic' });
export type CreateTopic = z.output<typeof CreateTopic>;

/** What changes of a topic; its key and kind stay, as messages and people rely on them. */
export const UpdateTopic = z
  .strictObject({ name, description, is_default_in })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateTopic' });
export type UpdateTopic = z.output<typeof UpdateTopic>;

export const Topic = z
  .object({
    id: z.string().describe('`top_…`'),
    key: z.string().describe('What messages call it by.'),
    name: z.string().describe('What people see.'),
    description: z.string().nullable().describe('What people read about it.'),
    kind: z.enum(TOPIC_KINDS).describe('Nobody can opt out of `transactional`.'),
    is_default_in: z.boolean().describe('Whether people get it who have said nothing.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it last changed.'),
  })
  .meta({ id: 'Topic' });
export type Topic = z.output<typeof Topic>;

export const TopicResponse = envelopeOf(Topic);
export const TopicListResponse = pageOf(Topic);

/** Which topics to list. */
export const ListTopics = listQuery('topics', {
  filters: { kind: z.enum(TOPIC_KINDS).describe('Only topics of this kind.') },
  sort: ['created_at', 'key'],
});
export type ListTopics = z.output<typeof ListTopics.schema>;

export const toTopic = (topic: TopicEntity): Topic => ({
  id: topic.id,
  key: topic.key,
  name: topic.name,
  description: topic.description,
  kind: topic.kind,
  is_default_in: topic.isDefaultIn,
  created_at: topic.createdAt.toISOString(),
  updated_at: topic.updatedAt.toISOString(),
});
