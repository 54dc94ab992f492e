import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useEventStream } from '../logs/use-event-stream.js';
import { SourceApi } from '../sources/ask.js';

/** Many messages may change at once; they are read anew together. */
const GATHER_MS = 500;

/** Reads what begins with a key anew when something happens to messages of the project. */
export function useMessageNews(project: string, queryKey: QueryKey, types = 'message.*') {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const api = new SourceApi('messaging', project);
  return useEventStream(
    api.urlOf('/events/stream', { type: types }),
    ({ event }) => {
      if (event !== 'event' || timer.current !== undefined) return;
      timer.current = setTimeout(() => {
        timer.current = undefined;
        void queryClient.invalidateQueries({ queryKey });
      }, GATHER_MS);
    },
    { headers: api.headers },
  );
}
