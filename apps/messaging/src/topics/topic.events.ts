import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { TOPIC_KINDS, type TopicEntity } from './topic.entity.js';

const Topic = z.object({
  id: z.string().describe('`top_…`'),
  key: z.string().describe('What messages call it by.'),
  kind: z.enum(TOPIC_KINDS).describe('Whether people can opt out of it.'),
});

/** What happens to topics. */
export const TopicEvents = defineEvents('topic', {
  created: { schema: Topic, description: 'A topic was made.' },
  updated: { schema: Topic, description: 'A topic was changed.' },
  opted_in: {
    schema: Topic.extend({ channel: z.string().describe('How they get it.') }),
    description: 'Somebody said yes to a topic that nobody gets without. A no is a suppression.',
  },
  deleted: { schema: Topic, description: 'A topic was deleted, with what people chose about it.' },
});

/** What events show of a topic. */
export const topicState = ({ id, key, kind }: TopicEntity) => ({ id, key, kind });
