import { tracing } from '@skydeck/telemetry';
import type { Visit } from '../public/visit.js';
import { HOP_BY_HOP, namedByConnection } from './hop-by-hop.js';

/** What the edge alone says about a request; a visitor's word on it is dropped. */
const REPLACED: ReadonlySet<string> = new Set([
  'host',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'x-request-id',
  // Already answered by the edge, which sends `100 Continue` itself.
  'expect',
]);

/** Told anew for each span while traces are exported; passed on as they are otherwise. */
const TRACE: ReadonlySet<string> = new Set(['traceparent', 'tracestate']);

/** The headers for the replica, as a flat list of names and values. */
export function requestHeaders(visit: Visit): string[] {
  const { rawHeaders, headers } = visit.request;
  const named = namedByConnection(headers.connection);
  const isTraced = tracing() !== undefined;
  const passed: string[] = [];
  const isMultiplexed = visit.request.httpVersionMajor === 2;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    const lower = name.toLowerCase();
    if (HOP_BY_HOP.has(lower) || REPLACED.has(lower) || named.has(lower)) continue;
    if (isTraced && TRACE.has(lower)) continue;
    // Pseudo-headers stay behind; cookies may come in pieces (RFC 9113 §8.2.3).
    if (isMultiplexed && (lower.startsWith(':') || lower === 'cookie')) continue;
    // CGI-like servers read X_Forwarded_For as X-Forwarded-For.
    if (lower.includes('_') && REPLACED.has(lower.replaceAll('_', '-'))) continue;
    passed.push(name, rawHeaders[index + 1]!);
  }
  passed.push('host', visit.authority, 'x-forwarded-for', visit.client);
  if (isMultiplexed && headers.cookie !== undefined) passed.push('cookie', headers.cookie);
  passed.push(
    'x-forwarded-proto',
    visit.secure ? 'https' : 'http',
    'x-forwarded-host',
    visit.authority,
  );
  passed.push('x-request-id', visit.id);
  return passed;
}
