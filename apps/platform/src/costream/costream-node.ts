import { newId } from '@skydeck/ids';
import type { RoomEngineName } from './costream.config.js';

/**
 * Who tells of those who are in rooms: this process, as long as it lives, or a server that all
 * processes hear from.
 */
export class CostreamNode {
  constructor(readonly id: string) {}

  /** Each process tells of its own rooms; what LiveKit carries every process hears of. */
  static of(engine: RoomEngineName): CostreamNode {
    return new CostreamNode(engine === 'livekit' ? 'livekit' : newId('node'));
  }
}
