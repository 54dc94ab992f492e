import { serversKey } from '../api/servers.js';
import { useRefreshOnEvents } from '../logs/use-refresh-on-events.js';

/** Reads what is shown of servers anew as soon as something happens to one of them. */
export const useServerEvents = (project: string): void =>
  useRefreshOnEvents(project, 'vps.*,snapshot.*', serversKey(project));
