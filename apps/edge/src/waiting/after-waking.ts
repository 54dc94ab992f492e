import type { ApiError } from '@skydeck/errors';
import { EdgeErrors } from '../edge.errors.js';
import type { Visit } from '../public/visit.js';
import type { LiveRoute } from '../routes/live-route.js';
import type { WaitingRoom } from './waiting-room.js';

/**
 * Keeps a request until its app runs, and gives it the route as it is then.
 * @returns why it cannot go on; undefined when it can
 */
export async function afterWaking(
  visit: Visit,
  { holds, find }: { holds: WaitingRoom; find: () => LiveRoute | undefined },
): Promise<ApiError | undefined> {
  const left = new AbortController();
  const leave = () => left.abort();
  visit.response.once('close', leave);
  const appId = visit.live?.route.app_id ?? visit.live?.route.service ?? '';
  const end = await holds.wait(visit.host, appId, left.signal);
  visit.response.off('close', leave);
  visit.live = find();
  if (end === 'ready' && !visit.live?.isAsleep) {
    // The platform gave up: there is no replica, and none to wait for.
    const isEmpty = visit.live && !visit.live.site && visit.live.replicas.length === 0;
    return isEmpty ? EdgeErrors.wake_failed({ retryAfterS: 5 }) : undefined;
  }
  return EdgeErrors.waking_too_long({ retryAfterS: 5 });
}
