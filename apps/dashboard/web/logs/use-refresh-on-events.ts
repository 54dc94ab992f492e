import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { SourceApi } from '../sources/ask.js';
import { useEventStream } from './use-event-stream.js';

/**
 * Reads what begins with a key anew as soon as the platform tells of an event.
 * @param types such as `vps.*,snapshot.*`
 */
export function useRefreshOnEvents(project: string, types: string, queryKey: QueryKey): void {
  const queryClient = useQueryClient();
  const api = new SourceApi('platform', project);
  useEventStream(
    api.urlOf('/events/stream', { type: types }),
    ({ event }) => {
      if (event === 'event') void queryClient.invalidateQueries({ queryKey });
    },
    { headers: api.headers },
  );
}
