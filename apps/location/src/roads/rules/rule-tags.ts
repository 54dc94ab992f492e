import type { OsmTags } from '../../osm/index.js';

const ACCESS = ['motorcar', 'motor_vehicle', 'vehicle', 'access', 'bicycle', 'foot'];
const LIMITS = [
  'hgv',
  'hazmat',
  'maxheight',
  'maxheight:physical',
  'maxwidth',
  'maxwidth:physical',
  'maxlength',
  'maxweight',
  'maxweight:hgv',
  'maxweightrating',
  'maxweightrating:hgv',
  'maxaxleload',
  'maxspeed:hgv',
  'maxspeed:hgv:forward',
  'maxspeed:hgv:backward',
];
const CONDITIONAL = new Set([...ACCESS, ...LIMITS].map((key) => `${key}:conditional`));
const LONGEST = 255;

/**
 * What a way says that matters to some vehicles or at some hours only, as one text of lines; empty for
 * most ways. It is kept as it is mapped, and read for the request that comes by.
 */
export function rulesOf(tags: OsmTags): string {
  const kept = (key: string) =>
    tags[key] !== undefined && tags[key].length <= LONGEST && !tags[key].includes('\n');
  const own = [...LIMITS, ...CONDITIONAL].filter(kept);
  if (own.length === 0) return '';
  return [...own, ...ACCESS.filter(kept)].map((key) => `${key}=${tags[key]}`).join('\n');
}

/** Rules out of such a text. */
export function readRules(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split('\n').map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}
