import type { MessageFilter } from '../../api/message-log.js';

/** What the filters above the list say; empty for anything. */
export interface MessageChoice {
  readonly to: string;
  readonly channel: string;
  readonly status: string;
  readonly template: string;
  /** Hours back from the moment that it was chosen. */
  readonly since: string;
  readonly sinceAt: string;
}

export const NO_CHOICE: MessageChoice = {
  to: '',
  channel: '',
  status: '',
  template: '',
  since: '',
  sinceAt: '',
};

const HOUR_MS = 3_600_000;

export const SINCE = [
  { value: '', label: 'Any time' },
  { value: '1', label: 'Last hour' },
  { value: '24', label: 'Last 24 hours' },
  { value: '168', label: 'Last 7 days' },
  { value: '720', label: 'Last 30 days' },
];

/** Fixes the moment, so that the list asked for stays the same while it is open. */
export function since(hours: string): Pick<MessageChoice, 'since' | 'sinceAt'> {
  const at = hours ? new Date(Date.now() - Number(hours) * HOUR_MS).toISOString() : '';
  return { since: hours, sinceAt: at };
}

export const isAny = (choice: MessageChoice): boolean =>
  Object.values(choice).every((value) => value === '');

/** What the service is asked. Recipients are looked up as a whole. */
export function filterOf({ to, channel, status, template, sinceAt }: MessageChoice): MessageFilter {
  const given = { to: to.trim(), channel, status, template_id: template, created_after: sinceAt };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}
