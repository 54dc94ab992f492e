import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataOf, type LocationComponents } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { locationOf } from './location-of.js';
import { parsePlace } from './place.js';

type Question = LocationComponents['schemas']['GeocodeQuestion'];

const COLUMNS = ['label', 'layer', 'match', 'confidence', 'point.lat', 'point.lon', 'id'] as const;
const NEAR_COLUMNS = ['label', 'layer', 'distance_m', 'point.lat', 'point.lon', 'id'] as const;
const MOST_AT_ONCE = 100;
const EMPTY = 'Nothing was found.';

/** `skydeck location geocode` */
export async function geocode(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const query = {
    ...given({
      q: input.optionalArgument('words'),
      street: input.text('street'),
      house_number: input.text('houseNumber'),
      city: input.text('city'),
      state: input.text('state'),
      postcode: input.text('postcode'),
      country: input.text('country'),
    }),
    ...where(input),
  };
  const found = location.GET('/api/v1/geocode', { params: { query }, headers });
  const { results } = await dataOf(found);
  return { kind: 'list', items: results, columns: COLUMNS, empty: EMPTY };
}

/** `skydeck location autocomplete` */
export async function autocomplete(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const query = { q: input.argument('words'), ...where(input) };
  const found = location.GET('/api/v1/autocomplete', { params: { query }, headers });
  const { results } = await dataOf(found);
  return { kind: 'list', items: results, columns: COLUMNS, empty: EMPTY };
}

/** `skydeck location reverse` */
export async function reverse(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const query = {
    ...parsePlace(input.argument('place')),
    ...given({ radius: input.count('radius', { min: 1, max: 50_000 }) }),
    ...common(input),
  };
  const found = location.GET('/api/v1/reverse', { params: { query }, headers });
  const { results, areas } = await dataOf(found);
  const items = results.length > 0 ? results : areas;
  return { kind: 'list', items, columns: NEAR_COLUMNS, empty: EMPTY };
}

/** `skydeck location geocode-batch` */
export async function batch(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const lines = await linesOf(context, input.argument('file'));
  const more = given({ lang: input.text('lang') });
  const items: object[] = [];
  for (let at = 0; at < lines.length; at += MOST_AT_ONCE) {
    const some = lines.slice(at, at + MOST_AT_ONCE);
    const body = { items: some.map((line) => ({ ...more, ...questionOf(line) })) };
    const answer = await dataOf(location.POST('/api/v1/geocode/batch', { body, headers }));
    for (const [index, { results, error }] of answer.items.entries()) {
      items.push({ line: at + index + 1, asked: some[index], found: results[0] ?? null, error });
    }
    context.progress(`${items.length} of ${lines.length}`);
  }
  const columns = ['line', 'asked', 'found.label', 'found.confidence', 'error.message'] as const;
  return { kind: 'list', items, columns, empty: 'The file is empty.' };
}

async function linesOf(context: CommandContext, file: string): Promise<string[]> {
  const text = await readFile(path.resolve(context.folder, file), 'utf8').catch(() => {
    throw usageError(`${file} cannot be read.`);
  });
  return text.split(/\r?\n/).filter((line) => line.trim() !== '');
}

function questionOf(line: string): Question {
  if (!line.startsWith('{')) return { q: line };
  try {
    return JSON.parse(line) as Question;
  } catch {
    throw usageError(`This line is no JSON: ${line}`);
  }
}

function where(input: CommandInput) {
  const near = input.text('near');
  const countries = input.list('inCountry');
  return {
    ...given({
      near: near === undefined ? undefined : Object.values(parsePlace(near)).join(','),
      bbox: input.text('bbox'),
      countries: countries.length > 0 ? countries.join(',') : undefined,
    }),
    ...common(input),
  };
}

function common(input: CommandInput) {
  const layers = input.list('layer');
  return given({
    layers: layers.length > 0 ? layers.join(',') : undefined,
    lang: input.text('lang'),
    limit: input.count('limit', { min: 1, max: 50 }),
  });
}

/** Only what was said. */
function given<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as never;
}
