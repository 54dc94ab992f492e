import type { ManeuverModifier, ManeuverType } from './step.js';

const STRAIGHT_DEG = 20;
const SLIGHT_DEG = 40;
const SHARP_DEG = 120;
/** Roads that lead on so much alike ask for a word about which one is meant. */
const ALIKE_DEG = 25;
const ACROSS_DEG = 45;

/** A road onto which one may go from a junction. */
export interface WayOut {
  /** From straight on: -180 to 180, to the right positive. */
  readonly angleDeg: number;
  /** Whether it has the name of the road on which one comes. */
  readonly isSameRoad: boolean;
}

/** The limits are those of OSRM: straight up to 20° aside, slight up to 40°, sharp beyond 120°. */
export function modifierOf(angleDeg: number): ManeuverModifier {
  const aside = Math.abs(angleDeg);
  if (aside <= STRAIGHT_DEG) return 'straight';
  const side = angleDeg > 0 ? 'right' : 'left';
  if (aside < SLIGHT_DEG) return `slight ${side}`;
  return aside <= SHARP_DEG ? side : `sharp ${side}`;
}

/** What else there is where one goes on. */
export interface Alternatives {
  /** Where one may go instead, turning round aside. */
  readonly others: readonly WayOut[];
  /** Whether roads meet, be it that one may go on by one only. */
  readonly isCrossing: boolean;
  /** Whether the road has another name from there. */
  readonly isRenamed: boolean;
}

/** What is to be said of going on one way; null when nothing is. */
export function turnType(
  taken: WayOut,
  { others, isCrossing, isRenamed }: Alternatives,
): { type: ManeuverType; modifier: ManeuverModifier } | null {
  const modifier = modifierOf(taken.angleDeg);
  const aside = Math.abs(taken.angleDeg);
  const renamed = isRenamed ? ({ type: 'new name', modifier } as const) : null;
  if (!isCrossing) return renamed;
  if (aside < SLIGHT_DEG) {
    const alike = others.filter(({ angleDeg }) => Math.abs(angleDeg) < aside + ALIKE_DEG);
    if (alike.length === 0) return renamed;
    if (taken.isSameRoad && !alike.some(({ isSameRoad }) => isSameRoad)) return null;
    const side = sideOf(taken, alike);
    const isLeaving = !taken.isSameRoad && alike.some(({ isSameRoad }) => isSameRoad);
    return { type: isLeaving ? 'turn' : 'fork', modifier: side };
  }
  if (taken.isSameRoad) return { type: 'continue', modifier };
  const isStraightPossible = others.some(({ angleDeg }) => Math.abs(angleDeg) < ACROSS_DEG);
  const isAcross = others.some(({ angleDeg }) => Math.sign(angleDeg) !== Math.sign(taken.angleDeg));
  return { type: !isStraightPossible && isAcross ? 'end of road' : 'turn', modifier };
}

/** On which side of the like ones it lies. */
function sideOf({ angleDeg }: WayOut, alike: readonly WayOut[]): ManeuverModifier {
  const isLeftOf = alike.some((one) => one.angleDeg > angleDeg);
  const isRightOf = alike.some((one) => one.angleDeg < angleDeg);
  if (isLeftOf && isRightOf) return 'straight';
  return isRightOf ? 'slight right' : 'slight left';
}
