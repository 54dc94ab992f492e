import { useQueryClient } from '@tanstack/react-query';
import { useEventStream } from '../logs/use-event-stream.js';
import { SourceApi } from '../sources/ask.js';

const TYPES = [
  'app.*',
  'deployment.*',
  'domain.*',
  'edge_rules.*',
  'hook.*',
  'deploy_key.*',
  'auto_deploy.*',
  'app_scale.*',
  'app_autoscaling.*',
  'app_run.*',
  'app_cron.*',
  'app_preview.*',
].join(',');

/** Reads what is shown of apps anew as soon as something happens to one of them. */
export function useAppEvents(project: string): void {
  const queryClient = useQueryClient();
  const api = new SourceApi('platform', project);
  useEventStream(
    api.urlOf('/events/stream', { type: TYPES }),
    ({ event }) => {
      if (event !== 'event') return;
      void queryClient.invalidateQueries({ queryKey: ['project', project, 'apps'] });
    },
    { headers: api.headers },
  );
}
