import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { usageError } from '../../failures/cli-error.js';
import { locationOf } from './location-of.js';

const SETTINGS = '/api/v1/tracking-settings';
const COLUMNS = ['retention_days', 'most_retention_days'] as const;
const LONGEST_DAYS = 3650;

/** `skydeck location retention` */
export async function retention(context: CommandContext, input: CommandInput): Promise<Answer> {
  const days = daysOf(input.optionalArgument('days'));
  const { location, headers } = await locationOf(context);
  if (days === undefined) {
    const item = await dataOf(location.GET(SETTINGS, { headers }));
    return { kind: 'item', item, columns: COLUMNS };
  }
  if (days !== null) {
    await context.confirm(`Delete positions that are older than ${days} days?`, input.flag('yes'));
  }
  const body = { retention_days: days };
  const item = await dataOf(location.PATCH(SETTINGS, { body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** Undefined when nothing is to change; null for as long as the installation keeps them. */
function daysOf(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  if (text === 'default') return null;
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= LONGEST_DAYS) return days;
  throw usageError(`<days> must be 1 to ${LONGEST_DAYS}, or default, not "${text}".`);
}
