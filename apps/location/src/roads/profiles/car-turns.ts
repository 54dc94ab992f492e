import type { TurnFacts } from './profile.js';

const TURN_S = 7.5;
const U_TURN_S = 20;
const LIGHT_S = 2;
/** Above 1 a turn to the right is cheaper than one to the left: nobody comes across. */
const BIAS = 1.075;

/**
 * A turn costs most near a right angle and beyond, nothing straight on: the logistic function of
 * OSRM's profile for cars.
 * @see https://github.com/Project-OSRM/osrm-backend/blob/master/profiles/car.lua
 */
export function carTurnS({ angleDeg, isUTurn, roads, hasTrafficLight }: TurnFacts): number {
  const light = hasTrafficLight ? LIGHT_S : 0;
  if (roads <= 2 && !isUTurn) return light;
  const bias = angleDeg >= 0 ? 1 / BIAS : BIAS;
  const turn = TURN_S / (1 + Math.exp(-(13 * bias * (Math.abs(angleDeg) / 180) - 6.5 / bias)));
  return light + turn + (isUTurn ? U_TURN_S : 0);
}
