import type { InboundFilter } from '../api/inbound.js';

/** What the filters above the list say; empty for anything. */
export interface InboundChoice {
  readonly from: string;
  readonly to: string;
  readonly channel: string;
  /** Hours back from the moment that it was chosen. */
  readonly since: string;
  readonly sinceAt: string;
}

export const NO_CHOICE: InboundChoice = { from: '', to: '', channel: '', since: '', sinceAt: '' };

export const isAny = (choice: InboundChoice): boolean =>
  Object.values(choice).every((value) => value === '');

/** What the service is asked. Numbers and addresses are looked up as a whole. */
export function filterOf({ from, to, channel, sinceAt }: InboundChoice): InboundFilter {
  const given = { from: from.trim(), to: to.trim(), channel, since: sinceAt };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}
