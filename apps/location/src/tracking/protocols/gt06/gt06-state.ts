import type { AttributeValue } from '../../positions/position.js';
import { PLACE_BYTES } from './gt06-place.js';

const ALARMS: Readonly<Record<number, string>> = {
  1: 'sos',
  2: 'power_cut',
  3: 'shock',
  4: 'fence_entered',
  5: 'fence_left',
  6: 'overspeed',
};
/** Levels of the battery are 0 to 6. */
const FULL = 6;

/** What a tracker says of itself. */
export interface DeviceState {
  readonly batteryPercent?: number;
  readonly attributes?: Readonly<Record<string, AttributeValue>>;
}

/** Reads the information, voltage and signal of a state. */
export function readState(bytes: Buffer): DeviceState {
  if (bytes.length < 3) return {};
  const [information, level, signal] = [bytes[0]!, bytes[1]!, bytes[2]!];
  return {
    ...(level <= FULL && { batteryPercent: Math.round((level / FULL) * 100) }),
    attributes: {
      charging: (information & 0x04) !== 0,
      ignition: (information & 0x02) !== 0,
      signal,
    },
  };
}

/** The alarm of a message that says one, behind its place and its cell of the phone network. */
export function alarmOf(content: Buffer): DeviceState {
  const cellBytes = content[PLACE_BYTES] ?? 0;
  const rest = content.subarray(PLACE_BYTES + Math.max(1, cellBytes));
  const alarm = ALARMS[rest[3] ?? 0];
  const state = readState(rest);
  return { ...state, attributes: { ...state.attributes, ...(alarm && { alarm }) } };
}
