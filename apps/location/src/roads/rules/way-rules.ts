import { accessOf } from '../profiles/access.js';
import { type Circumstances, conditionalValue } from './conditional.js';
import { metresOf, tonsOf } from './measures.js';
import { isHeavy, type Vehicle } from './vehicle.js';

type Rules = ReadonlyMap<string, string>;

interface Limit {
  readonly own: (vehicle: Vehicle) => number | undefined;
  readonly read: (text: string) => number | undefined;
  readonly keys: readonly string[];
  /** Those that are for heavy vehicles only. */
  readonly heavyKeys?: readonly string[];
}

const LIMITS: readonly Limit[] = [
  { own: ({ heightM }) => heightM, read: metresOf, keys: ['maxheight', 'maxheight:physical'] },
  { own: ({ widthM }) => widthM, read: metresOf, keys: ['maxwidth', 'maxwidth:physical'] },
  { own: ({ lengthM }) => lengthM, read: metresOf, keys: ['maxlength'] },
  {
    own: ({ weightT }) => weightT,
    read: tonsOf,
    keys: ['maxweight', 'maxweightrating'],
    heavyKeys: ['maxweight:hgv', 'maxweightrating:hgv'],
  },
  { own: ({ axleLoadT }) => axleLoadT, read: tonsOf, keys: ['maxaxleload'] },
];

/**
 * Whether the rules of a way close it to somebody now.
 * @param modes names of the mode in tags, the closest first, such as `motorcar`, `vehicle`, `access`
 */
export function isClosedBy(rules: Rules, modes: readonly string[], here: Circumstances): boolean {
  const { vehicle } = here;
  const asked = vehicle && isHeavy(vehicle) ? ['hgv', ...modes] : modes;
  if (isForbidden(rules, asked, here)) return true;
  if (!vehicle) return false;
  if (vehicle.isHazmat && valueOf(rules, 'hazmat', here) === 'no') return true;
  return LIMITS.some((limit) => exceeds(limit, rules, vehicle, here));
}

/** What holds now decides before what holds else, and the closest mode before wider ones. */
function isForbidden(rules: Rules, modes: readonly string[], here: Circumstances): boolean {
  for (const mode of modes) {
    const value = valueOf(rules, mode, here);
    const access = value === undefined ? undefined : accessOf({ [mode]: value }, [mode]);
    if (access !== undefined) return access === 'no';
  }
  return false;
}

function exceeds(limit: Limit, rules: Rules, vehicle: Vehicle, here: Circumstances): boolean {
  const own = limit.own(vehicle);
  if (own === undefined) return false;
  const keys = [...limit.keys, ...(isHeavy(vehicle) ? (limit.heavyKeys ?? []) : [])];
  return keys.some((key) => {
    const value = valueOf(rules, key, here);
    const most = value === undefined ? undefined : limit.read(value);
    return most !== undefined && own > most;
  });
}

function valueOf(rules: Rules, key: string, here: Circumstances): string | undefined {
  const conditional = rules.get(`${key}:conditional`);
  const now = conditional === undefined ? undefined : conditionalValue(conditional, here);
  return now ?? rules.get(key);
}
