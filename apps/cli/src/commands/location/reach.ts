import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { locationOf } from './location-of.js';
import { parsePlace } from './place.js';
import { readText } from './read-file.js';
import { readGpx } from './read-gpx.js';
import { vehicleIn } from './vehicle.js';
import { common } from './ways.js';

const MOST_POSITIONS = 5000;

/** `skydeck location isochrone` */
export async function isochrone(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const [times, distances] = [numbersOf(input, 'time'), numbersOf(input, 'distance')];
  if ((times.length === 0) === (distances.length === 0)) {
    throw usageError('Give --time or --distance, once or several times.');
  }
  const vehicle = vehicleIn(input);
  const body = {
    place: parsePlace(input.argument('place')),
    ...(times.length > 0 ? { times_s: times } : { distances_m: distances }),
    ...(vehicle && { vehicle }),
    ...common(input),
  };
  const value = await dataOf(location.POST('/api/v1/isochrones', { body: body as never, headers }));
  return { kind: 'document', value };
}

/** `skydeck location match` */
export async function match(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const file = input.argument('file');
  const points = readGpx(await readText(context, file));
  if (points.length < 2) throw usageError(`${file} has no track of two positions.`);
  if (points.length > MOST_POSITIONS) {
    throw usageError(`${file} has ${points.length} positions: 5,000 are matched at once.`);
  }
  const accuracy = input.count('accuracy', { min: 1, max: 100 });
  const body = {
    points,
    ...(accuracy !== undefined && { accuracy_m: accuracy }),
    geometry: 'geojson',
    ...common(input),
  };
  const value = await dataOf(location.POST('/api/v1/match', { body: body as never, headers }));
  const lines = value.matchings.map(
    ({ distance_m: metres, confidence, points: of }) =>
      `${metres} m by ${of.length} positions, confidence ${confidence}`,
  );
  const left = `${value.unmatched.length} of ${points.length} positions are on no road.`;
  return { kind: 'document', value, text: [...lines, left, value.attribution].join('\n') };
}

function numbersOf(input: CommandInput, name: string): number[] {
  return input.list(name).map((text) => {
    const value = text.trim() === '' ? NaN : Number(text);
    if (!(value > 0)) throw usageError(`--${name} ${text} is no number greater than 0.`);
    return value;
  });
}
