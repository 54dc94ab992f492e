import type { Permissions, TrackSource } from '../protocol/index.js';
import type { Transport } from '../transport/transport.js';

/** Which tracks of somebody: one, or that of a source; all when neither is said. */
export interface MuteChoice {
  readonly trackId?: string;
  readonly source?: TrackSource;
}

/** What moderators may do. The server refuses others with `forbidden`. */
export class Moderation {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Silences somebody's tracks so that they cannot undo it, or (`muted` false) lets them again. */
  async mute(identity: string, which: MuteChoice = {}, muted = true): Promise<void> {
    const { trackId: track_id, source } = which;
    await this.#transport.moderate({ action: 'mute', identity, track_id, source, muted });
  }

  /** Silences that source of everybody but moderators. */
  async muteAll(source: TrackSource): Promise<void> {
    await this.#transport.moderate({ action: 'mute_all', source });
  }

  /** Sends somebody away; with `ban` none of their tokens opens the room again. */
  async remove(identity: string, { ban = false }: { readonly ban?: boolean } = {}): Promise<void> {
    await this.#transport.moderate({ action: 'remove', identity, ban });
  }

  async setPermissions(identity: string, permissions: Permissions): Promise<void> {
    await this.#transport.moderate({ action: 'permissions', identity, permissions });
  }

  async lowerHand(identity: string): Promise<void> {
    await this.#transport.moderate({ action: 'lower_hand', identity });
  }

  /** Lets somebody in who waits. */
  async admit(identity: string): Promise<void> {
    await this.#transport.moderate({ action: 'admit', identity });
  }

  /** Sends somebody away who waits. */
  async deny(identity: string): Promise<void> {
    await this.#transport.moderate({ action: 'deny', identity });
  }
}
