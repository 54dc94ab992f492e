import path from 'node:path';
import { dataOf } from '@skydeck/sdk';
import { saveAnswer, transferTo } from '../../api/large-transfer.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { locationOf } from './location-of.js';

const LONGEST_S = 7_776_000;

/** `skydeck location map static` */
export async function image(context: CommandContext, input: CommandInput): Promise<Answer> {
  const names = ['center', 'zoom', 'bbox', 'width', 'height', 'scale', 'path', 'polyline'];
  const markers = input.list('marker').join('|');
  const words = wordsOf(input, [...names, 'theme', 'region']);
  if (markers !== '') words.set('markers', markers);
  return save(context, `maps/static?${words.toString()}`, input.text('out') ?? 'map.png');
}

/** `skydeck location map style` */
export async function style(context: CommandContext, input: CommandInput): Promise<Answer> {
  return document(context, 'tiles/style.json', wordsOf(input, ['theme', 'language', 'region']));
}

/** `skydeck location map tilejson` */
export async function tileJson(context: CommandContext, input: CommandInput): Promise<Answer> {
  return document(context, 'tiles/tiles.json', wordsOf(input, ['region']));
}

/** `skydeck location map tile` */
export async function tile(context: CommandContext, input: CommandInput): Promise<Answer> {
  const at = input.argument('tile');
  if (!/^\d+\/\d+\/\d+$/.test(at)) throw usageError(`${at} is no tile: write 14/8529/5974.`);
  const words = wordsOf(input, ['region']).toString();
  return save(context, `tiles/${at}.mvt?${words}`, input.argument('file'));
}

/** `skydeck location map pmtiles` */
export async function archive(context: CommandContext, input: CommandInput): Promise<Answer> {
  const region = encodeURIComponent(input.argument('region'));
  return save(context, `regions/${region}/tiles.pmtiles`, input.argument('file'));
}

/** `skydeck location map token` */
export async function token(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const region = input.text('region');
  const body = {
    origins: input.list('origin'),
    expires_in_s: input.count('expires-in', { min: 60, max: LONGEST_S }) ?? LONGEST_S,
    ...(region !== undefined && { region }),
  };
  const item = await dataOf(location.POST('/api/v1/maps/tokens', { body: body as never, headers }));
  return { kind: 'item', item, columns: ['token', 'expires_at', 'style_url'] };
}

function wordsOf(input: CommandInput, names: readonly string[]): URLSearchParams {
  const given = names.flatMap((name) => {
    const value = input.text(name);
    return value === undefined ? [] : [[name, value] as [string, string]];
  });
  return new URLSearchParams(given);
}

async function ask(context: CommandContext, address: string): Promise<Response> {
  return transferTo(context, 'location', `api/v1/${address}`, {
    headers: {
      'skydeck-project': await context.project(),
      ...(context.mode === 'test' && { 'skydeck-mode': 'test' }),
    },
  });
}

async function document(
  context: CommandContext,
  address: string,
  words: URLSearchParams,
): Promise<Answer> {
  const response = await ask(context, `${address}?${words.toString()}`);
  return { kind: 'document', value: (await response.json()) as object };
}

async function save(context: CommandContext, address: string, file: string): Promise<Answer> {
  const response = await ask(context, address);
  const saved = await saveAnswer(response, path.resolve(context.folder, file), context.signal);
  return { kind: 'item', item: { file, bytes: saved.sizeBytes }, columns: ['file', 'bytes'] };
}
