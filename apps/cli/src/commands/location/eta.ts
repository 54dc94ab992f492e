import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { locationOf } from './location-of.js';
import { parsePlace } from './place.js';

const COLUMNS = ['device_id', 'arrives_at', 'duration_s', 'distance_m', 'attribution'] as const;

/** `skydeck location eta` */
export async function eta(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const region = input.text('region');
  const profile = input.choice('profile', ['car', 'bike', 'foot']);
  const query = {
    ...parsePlace(input.argument('place')),
    profile,
    ...(region !== undefined && { region }),
  };
  const params = { path: { device: input.argument('device') }, query };
  const item = await dataOf(location.GET('/api/v1/devices/{device}/eta', { params, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}
