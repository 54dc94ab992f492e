import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dataOf, type LocationComponents } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { locationOf } from './location-of.js';
import { parsePlace } from './place.js';

type Result = LocationComponents['schemas']['SentResult'];
type Sent = Record<string, unknown>;

const AT_ONCE = 1000;

/** `skydeck location positions send` */
export async function send(context: CommandContext, input: CommandInput): Promise<Answer> {
  const all = await positionsOf(context, input);
  const { location, headers } = await locationOf(context);
  const total: Result = { stored: 0, late: 0, duplicates: 0, refused: 0, results: [] };
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const body = { positions: all.slice(from, from + AT_ONCE) };
    const part = await dataOf(location.POST('/api/v1/positions', { body, headers }));
    for (const count of ['stored', 'late', 'duplicates', 'refused'] as const) {
      total[count] += part[count];
    }
    for (const result of part.results) {
      total.results.push(Object.assign(result, { index: from + result.index }));
    }
    if (all.length > AT_ONCE) context.progress(`${from + body.positions.length} of ${all.length}`);
  }
  const columns = ['stored', 'late', 'duplicates', 'refused'] as const;
  for (const { index, message } of total.results.filter(({ status }) => status === 'refused')) {
    context.progress(`Position ${index + 1} was refused: ${message}`);
  }
  return { kind: 'item', item: total, columns };
}

async function positionsOf(context: CommandContext, input: CommandInput): Promise<Sent[]> {
  const file = input.optionalArgument('file');
  const [device, place] = [input.text('device'), input.text('place')];
  if (file !== undefined) return positionsIn(await read(context, file), file);
  if (device === undefined || place === undefined) {
    throw usageError('Give a file, or --device and --place.');
  }
  const recorded_at = input.text('at') ?? new Date().toISOString();
  return [{ device_id: device, recorded_at, ...parsePlace(place) }];
}

function positionsIn(text: string, file: string): Sent[] {
  const isLines = !/^\s*\[/.test(text) && /\}\s*\n\s*\{/.test(text);
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  try {
    if (isLines) return lines.map((line) => JSON.parse(line) as Sent);
    const parsed = JSON.parse(text) as Sent | Sent[];
    if (Array.isArray(parsed)) return parsed;
    const { positions } = parsed;
    return Array.isArray(positions) ? (positions as Sent[]) : [parsed];
  } catch {
    throw usageError(`${file} is no JSON.`);
  }
}

async function read(context: CommandContext, file: string): Promise<string> {
  return readFile(path.resolve(context.folder, file), 'utf8').catch(() => {
    throw usageError(`${file} cannot be read.`);
  });
}
