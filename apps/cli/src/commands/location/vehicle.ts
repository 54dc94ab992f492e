import type { LocationComponents } from '@skydeck/sdk';
import { usageError } from '../../failures/cli-error.js';
import type { CommandInput } from '../../program/command-input.js';
import type { OptionSpec } from '../../program/command-spec.js';

type Vehicle = LocationComponents['schemas']['RouteVehicle'];

/** What a vehicle is told by, each with its field. */
const MEASURES = {
  height: 'height_m',
  width: 'width_m',
  length: 'length_m',
  weight: 'weight_t',
  axleLoad: 'axle_load_t',
} as const;

/** Options that describe a vehicle. */
export const vehicleOptions: readonly OptionSpec[] = [
  { flags: '--height <metres>', summary: 'Height of the vehicle; with profile car.' },
  { flags: '--width <metres>', summary: 'Its width.' },
  { flags: '--length <metres>', summary: 'Its length, with all that it tows.' },
  { flags: '--weight <tons>', summary: 'Its weight, laden; above 3.5 it is a truck.' },
  { flags: '--axle-load <tons>', summary: 'The most on one of its axles.' },
  { flags: '--hazmat', summary: 'It carries dangerous goods.' },
];

/** The vehicle that was described; undefined when none was. */
export function vehicleIn(input: CommandInput): Vehicle | undefined {
  const hazmat = input.flag('hazmat');
  const given = Object.entries(MEASURES).flatMap(([name, field]) => {
    const text = input.text(name);
    if (text === undefined) return [];
    const value = Number(text);
    if (value > 0) return [[field, value] as const];
    throw usageError(
      `--${name === 'axleLoad' ? 'axle-load' : name} must be a number above 0, not "${text}".`,
    );
  });
  if (given.length === 0 && !hazmat) return undefined;
  return { ...Object.fromEntries(given), hazmat };
}
