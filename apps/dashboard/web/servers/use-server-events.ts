import { useQueryClient } from '@tanstack/react-query';
import { serversKey } from '../api/servers.js';
import { useEventStream } from '../logs/use-event-stream.js';
import { SourceApi } from '../sources/ask.js';

const TYPES = 'vps.*,snapshot.*';

/** Reads what is shown of servers anew as soon as something happens to one of them. */
export function useServerEvents(project: string): void {
  const queryClient = useQueryClient();
  const api = new SourceApi('platform', project);
  useEventStream(
    api.urlOf('/events/stream', { type: TYPES }),
    ({ event }) => {
      if (event === 'event') {
        void queryClient.invalidateQueries({ queryKey: serversKey(project) });
      }
    },
    { headers: api.headers },
  );
}
