import type { RoomGrant } from '../room-grant.js';
import type { Stay } from '../room-keeper.js';
import { KeeperLine } from './keeper-line.js';
import type { RtcConnection } from './rtc-connection.js';

/** Somebody who waits until a moderator lets them in. */
export class Waiter {
  readonly kept = new KeeperLine();

  constructor(
    readonly stay: Stay,
    readonly grant: RoomGrant,
    readonly connection: RtcConnection,
    /** Makes them a member. */
    readonly admit: () => void,
  ) {}

  get identity(): string {
    return this.stay.identity;
  }
}
