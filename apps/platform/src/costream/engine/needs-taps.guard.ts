import { type CanActivate, Injectable } from '@nestjs/common';
import { RoomEngineErrors } from '../rooms/room.errors.js';
import { AbsentTaps } from './absent-taps.js';
import { RoomTaps } from './room-taps.js';

/** For routes that need packets of the engine: another one than ours gives none, nor takes any. */
@Injectable()
export class NeedsTaps implements CanActivate {
  constructor(private readonly taps: RoomTaps) {}

  /** @throws `room_engine.unsupported` */
  canActivate(): boolean {
    if (this.taps instanceof AbsentTaps) throw RoomEngineErrors.unsupported();
    return true;
  }
}
