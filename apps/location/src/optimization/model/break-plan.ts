import { beginAt } from './hours.js';
import type { Model, ModelVehicle } from './model.js';

/**
 * How many breaks are made where, so that the vehicle is through earliest; null when it cannot be done. The
 * places are: at the start, then at each stop before the service and after it, then at the end. Being
 * earlier with the same breaks behind is never worse, so that the earliest time for each number of breaks is
 * all that is to be known.
 */
export function breakPlan(
  { windows, serviceS, location, width, durations }: Model,
  vehicle: ModelVehicle,
  stops: readonly number[],
): number[] | null {
  const { breaks, slowness } = vehicle;
  let times = new Float64Array(breaks.length + 1).fill(Infinity);
  times[0] = vehicle.fromS;
  const isByBreak: Uint8Array[] = [];
  const pause = (): void => {
    const here = new Uint8Array(times.length);
    breaks.forEach((one, made) => {
      const after = beginAt(one.windows, times[made]!) + one.serviceS;
      if (after >= times[made + 1]!) return;
      [times[made + 1], here[made + 1]] = [after, 1];
    });
    isByBreak.push(here);
  };
  pause();
  let before = vehicle.start;
  for (const stop of stops) {
    const here = location[stop]!;
    const travel = durations[before * width + here]! * slowness;
    times = times.map((time) => time + travel);
    pause();
    times = times.map((time) => beginAt(windows[stop]!, time) + serviceS[stop]!);
    pause();
    before = here;
  }
  const home = durations[before * width + vehicle.end]! * slowness;
  times = times.map((time) => time + home);
  pause();
  const end = times[breaks.length]!;
  if (end === Infinity || end > vehicle.toS) return null;
  const made = isByBreak.map(() => 0);
  for (let at = made.length - 1, left = breaks.length; at >= 0; at--) {
    while (isByBreak[at]![left] === 1) {
      made[at]!++;
      left--;
    }
  }
  return made;
}
