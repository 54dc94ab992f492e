import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { locationOf } from './location-of.js';
import { mostOf, withinOf } from './positions-within.js';

const DEVICE = '/api/v1/devices/{device}';

/** `skydeck location trips` */
export async function trips(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const path = { device: input.argument('device') };
  const items = await everyItem(
    (page) =>
      location.GET(`${DEVICE}/trips`, {
        params: { path, query: { ...page, ...withinOf(input) } },
        headers,
      }),
    mostOf(input),
  );
  const columns = ['started_at', 'ended_at', 'distance_m', 'duration_s', 'max_speed_mps', 'id'];
  return { kind: 'list', items, columns, empty: 'No trips in this time.' };
}

/** `skydeck location stops` */
export async function stops(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const path = { device: input.argument('device') };
  const items = await everyItem(
    (page) =>
      location.GET(`${DEVICE}/stops`, {
        params: { path, query: { ...page, ...withinOf(input) } },
        headers,
      }),
    mostOf(input),
  );
  const columns = ['started_at', 'ended_at', 'duration_s', 'lat', 'lon'];
  return { kind: 'list', items, columns, empty: 'No stops in this time.' };
}
