import type { AccessLog } from '../access-log/access-log.js';
import { pathOf, type Visit } from './visit.js';

/** nginx' number for a visitor who left before the answer. */
const VISITOR_LEFT = 499;

/** Counts a finished visit and writes its line of the access log. */
export function recordVisit(visit: Visit, accessLog: AccessLog | undefined): void {
  const { live, request, response } = visit;
  const durationMs = performance.now() - visit.startedMs;
  const answered = response.headersSent ? response.statusCode : VISITOR_LEFT;
  const status = visit.upgraded ? 101 : answered;
  // A tunnel lasts as long as its visitor likes, which says nothing about how fast the app is.
  if (!visit.upgraded) live?.stats.record(status, durationMs);
  accessLog?.write({
    time: new Date().toISOString(),
    request_id: visit.id,
    client: visit.client,
    method: request.method ?? '',
    host: visit.host,
    path: pathOf(visit),
    status,
    bytes: visit.bytes,
    duration_ms: Math.round(durationMs * 10) / 10,
    app: live?.route.app_id ?? live?.route.service ?? null,
    release: live?.route.release_id ?? null,
    replica: visit.replica?.address ?? null,
    attempts: visit.attempts,
  });
}
