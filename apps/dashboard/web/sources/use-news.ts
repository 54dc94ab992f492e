import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useEventStream } from '../logs/use-event-stream.js';
import { SourceApi } from './ask.js';
import type { Source } from './sources.js';

/** Many things may change at once; they are read anew together. */
const GATHER_MS = 500;

interface News {
  readonly source: Source;
  readonly project: string;
  /** Types of events, such as `hold.*,escrow.*`. */
  readonly types: string;
  readonly queryKey: QueryKey;
}

/** Key of a mutation that ends what a key reads: until it is over, nothing of that is read anew. */
export const endingOf = (queryKey: QueryKey): QueryKey => ['ending', ...queryKey];

/** Reads what begins with a key anew when a service tells of an event. */
export function useNews({ source, project, types, queryKey }: News) {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const api = new SourceApi(source, project);
  return useEventStream(
    api.urlOf('/events/stream', { type: types }),
    ({ event }) => {
      if (event !== 'event' || timer.current !== undefined) return;
      timer.current = setTimeout(() => {
        timer.current = undefined;
        if (queryClient.isMutating({ mutationKey: endingOf(queryKey) }) > 0) return;
        void queryClient.invalidateQueries({ queryKey });
      }, GATHER_MS);
    },
    { headers: api.headers },
  );
}
