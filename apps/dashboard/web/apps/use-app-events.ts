import { useQueryClient } from '@tanstack/react-query';
import { useEventStream } from '../logs/use-event-stream.js';
import { useRenamed } from '../app-settings/use-renamed.js';
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

/**
 * Reads what is shown of apps anew as soon as something happens to one of them, and follows the app
 * that is shown when it gets another name.
 */
export function useAppEvents(project: string, shown: string): void {
  const queryClient = useQueryClient();
  const follow = useRenamed(project, shown);
  const api = new SourceApi('platform', project);
  useEventStream(
    api.urlOf('/events/stream', { type: TYPES }),
    ({ event, data }) => {
      if (event !== 'event' || follow(data)) return;
      void queryClient.invalidateQueries({ queryKey: ['project', project, 'apps'] });
    },
    { headers: api.headers },
  );
}
