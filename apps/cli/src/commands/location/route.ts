import { dataOf, type LocationComponents } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { closedAreasIn } from './closed-area.js';
import { locationOf } from './location-of.js';
import { readJson } from './read-file.js';
import { vehicleIn } from './vehicle.js';
import { common, placesOf } from './ways.js';

type Route = LocationComponents['schemas']['Route'];

const COLUMNS = ['profile', 'distance_m', 'duration_s', 'region_id', 'attribution'] as const;

/** `skydeck location route` */
export async function route(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const area = input.text('avoidArea');
  const language = input.text('language');
  const [vehicle, departureAt] = [vehicleIn(input), input.text('departAt')];
  const body = {
    waypoints: placesOf(input),
    avoid: input.list('avoid'),
    ...(area !== undefined && { avoid_polygons: closedAreasIn(await readJson(context, area)) }),
    ...(vehicle && { vehicle }),
    ...(departureAt !== undefined && { departure_at: departureAt }),
    alternatives: input.count('alternatives', { min: 0, max: 3 }) ?? 0,
    steps: input.flag('steps') || language !== undefined,
    ...(language !== undefined && { language }),
    ...common(input),
  };
  const found = await dataOf(location.POST('/api/v1/routes', { body: body as never, headers }));
  if (!body.steps && found.alternatives.length === 0) {
    return { kind: 'item', item: found, columns: COLUMNS };
  }
  return { kind: 'document', value: found, text: told(found) };
}

/** The way and others besides, each with what is to be done when that was asked for. */
function told(found: Route): string {
  const ways = [found, ...found.alternatives].map(
    ({ distance_m: metres, duration_s: took, legs }) => {
      const steps = legs.flatMap((leg) => leg.steps ?? []);
      const lines = steps.map(
        ({ instruction, distance_m: length }, index) =>
          `${String(index + 1).padStart(3)}. ${instruction}${length > 0 ? ` (${length} m)` : ''}`,
      );
      return [`${metres} m, ${took} s`, ...lines].join('\n');
    },
  );
  return [...ways, found.attribution].join('\n\n');
}
