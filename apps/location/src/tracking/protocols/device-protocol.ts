import type { DeviceProtocol as DeviceProtocolName } from '../devices/device.entity.js';
import { gt06 } from './gt06/gt06.js';
import type { StreamProtocol } from './report.js';
import { teltonika } from './teltonika/teltonika.js';

/**
 * How trackers of one kind speak over TCP. What each must do is proved by the contract suite in
 * `device-protocol.contract.ts`.
 */
export interface DeviceProtocol extends StreamProtocol {
  readonly name: DeviceProtocolName;
  /** Which makes speak it. */
  readonly title: string;
  /** The port that is customary for it. */
  readonly usualPort: number;
}

/** The one place that knows every protocol. A new one is a folder beside this and a line here. */
export const DEVICE_PROTOCOLS_BY_NAME = {
  gt06: { ...gt06, name: 'gt06', title: 'GT06, Concox and Jimi', usualPort: 5023 },
  teltonika: {
    ...teltonika,
    name: 'teltonika',
    title: 'Teltonika, codec 8 and 8 extended',
    usualPort: 5027,
  },
} as const satisfies Readonly<Record<DeviceProtocolName, DeviceProtocol>>;
