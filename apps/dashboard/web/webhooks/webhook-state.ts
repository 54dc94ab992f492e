import type { Delivery, Webhook } from '../api/shapes.js';

/** Whether a webhook is in use, and whether its receiver takes what is sent. */
export function stateOf({ enabled, failing_since: failingSince }: Webhook): string {
  if (!enabled) return 'disabled';
  return failingSince ? 'failing' : 'active';
}

/** The types that a webhook is sent, in words. */
export const typesOf = ({ event_types: types }: Webhook): string =>
  types.includes('*') ? 'Everything' : types.join(', ');

const PROBLEMS: Readonly<Record<string, string>> = {
  address_not_allowed: 'Address not allowed',
  timeout: 'No answer in time',
  name_not_found: 'Unknown name',
  connection_failed: 'No connection',
  connection_reset: 'Connection cut',
  tls_failed: 'TLS failed',
  redirect: 'Redirect',
  interrupted: 'Interrupted',
  webhook_disabled: 'Webhook is disabled',
};

/** What came of the last attempt: the receiver's status, or why there is none. */
export function answerOf({
  response_status: status,
  problem,
}: Pick<Delivery, 'response_status' | 'problem'>): string {
  if (status !== null) return String(status);
  return problem ? (PROBLEMS[problem] ?? problem) : '–';
}

/** From the event until its delivery was done or given up, such as `120 ms`. */
export function finishedAfter({ created_at: from, finished_at: to }: Delivery): string {
  if (!to) return '–';
  const tookMs = Math.max(0, Date.parse(to) - Date.parse(from));
  if (tookMs < 1000) return `${tookMs} ms`;
  const seconds = Math.round(tookMs / 1000);
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3600 ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / 3600)} h`;
}
