import { useQuery, useQueryClient } from '@tanstack/react-query';
import { outboxQuery } from '../api/messages.js';
import type { Message } from '../api/shapes.js';
import { useEventStream } from '../logs/use-event-stream.js';
import { modeHeaders } from '../mode/mode.js';

const MOST_MESSAGES = 200;

/** The outbox of a project, newest first, kept up to date by its stream. */
export function useOutbox(project: string) {
  const queryClient = useQueryClient();
  const query = outboxQuery(project);
  const outbox = useQuery(query);
  const state = useEventStream(
    '/api/messaging/api/v1/outbox/stream',
    ({ event, data }) => {
      if (event !== 'message') return;
      const message = data as Message;
      queryClient.setQueryData(query.queryKey, (all: Message[] = []) => merge(all, message));
    },
    {
      headers: { ...modeHeaders('messaging'), 'Skydeck-Project': project },
      isEnabled: outbox.isSuccess,
    },
  );
  return { outbox, state };
}

/** Identifiers sort by time, so the newest is the greatest. */
function merge(all: readonly Message[], message: Message): Message[] {
  const others = all.filter(({ id }) => id !== message.id);
  const later = others.filter(({ id }) => id > message.id);
  return [...later, message, ...others.filter(({ id }) => id < message.id)].slice(0, MOST_MESSAGES);
}
