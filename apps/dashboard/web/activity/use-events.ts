import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { eventsQuery } from '../api/activity.js';
import type { Event } from '../api/shapes.js';
import { useEventStream } from '../logs/use-event-stream.js';
import { SourceApi } from '../sources/ask.js';
import type { Source } from '../sources/sources.js';

const MOST_LIVE = 500;

/** The events of a source, newest first, kept up to date by their stream. */
export function useEvents(source: Source, project: string, type: string) {
  const [live, setLive] = useState<readonly Event[]>([]);
  const query = useInfiniteQuery(eventsQuery(source, project, type));
  const api = new SourceApi(source, project);
  const state = useEventStream(
    api.urlOf('/events/stream', { type }),
    ({ event, data }) => {
      if (event === 'event') setLive((all) => [data as Event, ...all].slice(0, MOST_LIVE));
    },
    { headers: api.headers },
  );
  const data = query.data && merged(live, query.data);
  return { list: { ...query, data }, state };
}

/** Identifiers sort by time, so the newest is the greatest. */
function merged(live: readonly Event[], read: readonly Event[]): readonly Event[] {
  const byId = new Map([...read, ...live].map((event) => [event.id, event]));
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? 1 : -1));
}
