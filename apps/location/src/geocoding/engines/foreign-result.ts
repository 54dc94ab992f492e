import { distanceM } from '../../roads/network/geo-distance.js';
import type { Kind } from '../kinds.js';
import { KINDS } from '../kinds.js';
import type { AddressParts, Match } from '../result.js';
import { layerOf } from '../search/wanted.js';
import type { Question } from '../question.js';
import type { FoundPlace } from './geocoding-engine.js';
import { wordShare } from './word-share.js';

/** What engines elsewhere say of what they found; the rest follows from it. */
export interface ForeignResult {
  readonly osm: string | null;
  readonly name: string;
  readonly label: string;
  readonly kind: Kind | 'address';
  readonly category: { readonly key: string; readonly value: string };
  readonly importance: number;
  readonly lat: number;
  readonly lon: number;
  readonly bounds: FoundPlace['bounds'];
  readonly address: AddressParts;
  readonly attribution: string;
}

/** Metres at which one is half sure. */
const SURE_M = 100;
const LESS_SURE = 0.8;

/** The kind that a word of an engine is; undefined when it is none. */
export const kindNamed = (word: string | undefined): Kind | undefined =>
  KINDS.find((kind) => kind === word);

/** A result of an engine elsewhere, with what it does not tell itself. */
export function foundOf(question: Question, result: ForeignResult): FoundPlace {
  const { kind } = result;
  const match: Match = kind === 'address' ? 'exact' : matchOf(kind);
  const near = question.kind === 'reverse' ? question : question.options.near;
  const metres = near && distanceM(near.lat, near.lon, result.lat, result.lon);
  const distance = metres === undefined ? {} : { distanceM: Math.round(metres * 10) / 10 };
  const confidence =
    question.kind === 'reverse'
      ? Math.round((1000 * SURE_M) / (SURE_M + (metres ?? 0))) / 1000
      : sureness(question, result);
  return {
    ...result,
    ref: result.osm,
    match,
    confidence,
    source: 'engine',
    regionId: null,
    ...distance,
  };
}

/** Whether a result is of the kinds that were asked for. */
export function isOfLayers({ options }: Question, { kind }: Pick<FoundPlace, 'kind'>): boolean {
  const { layers } = options;
  return !layers || layers.includes(kind === 'address' ? 'address' : layerOf(kind));
}

function sureness(question: Exclude<Question, { kind: 'reverse' }>, result: ForeignResult): number {
  const said = [result.label, ...Object.values(result.address)];
  if (question.kind !== 'structured') {
    return wordShare(question.q, said, question.kind === 'suggest');
  }
  const { houseNumber, ...parts } = question.parts;
  const share = wordShare(Object.values(parts).join(' '), said, false);
  const hasNumber = houseNumber === undefined || result.kind === 'address';
  return hasNumber ? share : Math.round(share * LESS_SURE * 1000) / 1000;
}

function matchOf(kind: Kind): Match {
  if (kind === 'street' || kind === 'postcode' || kind === 'poi' || kind === 'natural') return kind;
  return 'place';
}
