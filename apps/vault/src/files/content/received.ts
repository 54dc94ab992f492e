import type { StoredBlob } from '../../blobs/blobs.js';
import type { Room, RoomHold } from './room.js';

/** Content that came whole and that no file has yet. Let go of unless it is kept. */
export class Received implements AsyncDisposable {
  #isKept = false;

  constructor(
    private readonly room: Room,
    readonly hold: RoomHold,
    readonly blob: StoredBlob,
  ) {}

  /** Once the transaction that keeps it has ended well. */
  kept(): void {
    this.#isKept = true;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (!this.#isKept) await this.room.drop(this.hold);
  }
}
