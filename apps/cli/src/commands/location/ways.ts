import { dataOf, type LocationComponents } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { locationOf } from './location-of.js';
import { parsePlace } from './place.js';
import { vehicleIn } from './vehicle.js';

type Matrix = LocationComponents['schemas']['Matrix'];
type MatrixJob = LocationComponents['schemas']['MatrixJob'];
type Profile = 'car' | 'bike' | 'foot';

/** `skydeck location matrix` */
export async function matrix(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const sources = placesOf(input);
  const vehicle = vehicleIn(input);
  const body = { sources, ...(vehicle && { vehicle }), ...common(input) };
  const table = await dataOf<Matrix | MatrixJob>(
    location.POST('/api/v1/matrix', { body: body as never, headers }),
  );
  if (!('durations_s' in table)) return { kind: 'item', item: table, columns: ['id', 'status'] };
  const items = sources.flatMap((_from, row) =>
    sources.map((_to, column) => ({
      from: row,
      to: column,
      duration_s: table.durations_s[row]?.[column] ?? null,
      distance_m: table.distances_m[row]?.[column] ?? null,
    })),
  );
  const columns = ['from', 'to', 'duration_s', 'distance_m'] as const;
  return { kind: 'list', items, columns, empty: 'No places.' };
}

/** `skydeck location nearest` */
export async function nearest(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const limit = input.count('limit', { min: 1, max: 20 }) ?? 1;
  const body = { place: parsePlace(input.argument('place')), limit, ...common(input) };
  const { roads } = await dataOf(location.POST('/api/v1/snap', { body: body as never, headers }));
  const columns = ['name', 'distance_m', 'lat', 'lon'] as const;
  return { kind: 'list', items: roads, columns, empty: 'No road is near.' };
}

/** The places that are named, in their order. */
export const placesOf = (input: CommandInput) => input.arguments('places').map(parsePlace);

/** What all questions about ways have. */
export function common(input: CommandInput): { profile: Profile; region?: string } {
  const region = input.text('region');
  const profile = input.text('profile') as Profile;
  return { profile, ...(region !== undefined && { region }) };
}
