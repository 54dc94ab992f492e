import { metresOf, tonsOf } from './measures.js';
import type { Vehicle } from './vehicle.js';

/** For whom and when it is asked. */
export interface Circumstances {
  readonly vehicle: Vehicle | undefined;
  /** Whether a text in the form of `opening_hours` has now; false when it cannot be read, or no time is given. */
  readonly isNow: (hours: string) => boolean;
}

const CLAUSE = /([^@;]+)@\s*(\([^()]*\)|[^;]+)/g;
const COMPARISON = /^(weight|weightrating|height|width|length|axleload)\s*(<=|>=|<|>|=)\s*(.+)$/;

/**
 * The value of a conditional tag, such as `no @ (Mo-Fr 07:00-09:00); yes @ (weight<3.5)`: of the clauses
 * that hold the last one counts. Undefined when none holds.
 * @see https://wiki.openstreetmap.org/wiki/Conditional_restrictions
 */
export function conditionalValue(text: string, here: Circumstances): string | undefined {
  let value: string | undefined;
  for (const [, said, condition] of text.matchAll(CLAUSE)) {
    const parts = condition!
      .trim()
      .replace(/^\(|\)$/g, '')
      .split(/\s+AND\s+/i);
    if (parts.every((part) => holds(part.trim(), here))) value = said!.trim();
  }
  return value;
}

function holds(part: string, { vehicle, isNow }: Circumstances): boolean {
  const compared = COMPARISON.exec(part);
  if (!compared) return isNow(part);
  const [, what, how, than] = compared as unknown as [string, string, string, string];
  const isTons = what === 'weight' || what === 'weightrating' || what === 'axleload';
  const limit = isTons ? tonsOf(than) : metresOf(than);
  const own = vehicle && ownOf(vehicle, what);
  // What is not known of a vehicle is no reason to close a way.
  if (limit === undefined || own === undefined) return false;
  if (how === '<') return own < limit;
  if (how === '<=') return own <= limit;
  if (how === '>') return own > limit;
  return how === '>=' ? own >= limit : own === limit;
}

function ownOf(vehicle: Vehicle, what: string): number | undefined {
  if (what === 'height') return vehicle.heightM;
  if (what === 'width') return vehicle.widthM;
  if (what === 'length') return vehicle.lengthM;
  return what === 'axleload' ? vehicle.axleLoadT : vehicle.weightT;
}
