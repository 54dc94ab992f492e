import type { Tenant } from '@skydeck/auth-guard';
import type { Position } from '../../positions/position.js';

/** The latest position of a device, as it goes to those who follow. */
export interface FedPosition {
  readonly tenant: Tenant;
  readonly deviceName: string;
  readonly labels: readonly string[];
  readonly position: Position;
}

/** A message of the bus holds less than 7 kB. */
const LARGEST_MESSAGE = 6_000;
/** What a device says beside its place stays behind when it is longer. */
const LARGEST_POSITION = 1_500;

/** Packs positions into as few messages of the bus as they fit into. */
export function packed(positions: Iterable<FedPosition>): FedPosition[][] {
  const messages: FedPosition[][] = [];
  let room = 0;
  for (const whole of positions) {
    const isLarge = JSON.stringify(whole).length > LARGEST_POSITION;
    const one = isLarge ? bare(whole) : whole;
    const size = Buffer.byteLength(JSON.stringify(one)) + 1;
    if (size > room) {
      messages.push([]);
      room = LARGEST_MESSAGE;
    }
    messages.at(-1)!.push(one);
    room -= size;
  }
  return messages;
}

const bare = ({ position, ...one }: FedPosition): FedPosition => ({
  ...one,
  position: { ...position, attributes: null },
});
