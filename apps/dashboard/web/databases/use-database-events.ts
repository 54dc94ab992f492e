import { useQueryClient } from '@tanstack/react-query';
import { databasesKey } from '../api/databases.js';
import { useEventStream } from '../logs/use-event-stream.js';
import { SourceApi } from '../sources/ask.js';

const TYPES = 'database.*';

/** Reads what is shown of databases anew as soon as something happens to one of them. */
export function useDatabaseEvents(project: string): void {
  const queryClient = useQueryClient();
  const api = new SourceApi('platform', project);
  useEventStream(
    api.urlOf('/events/stream', { type: TYPES }),
    ({ event }) => {
      if (event === 'event') {
        void queryClient.invalidateQueries({ queryKey: databasesKey(project) });
      }
    },
    { headers: api.headers },
  );
}
