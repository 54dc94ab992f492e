import type { Permissions, TrackSource } from '@skydeck/costream/protocol';
import type { RoomGrant } from '../room-grant.js';

/**
 * What moderators decided of somebody, as long as the room is not forgotten: who leaves and comes
 * back, or reloads the page, gets out of none of it.
 */
export class Rulings {
  readonly #silenced = new Map<string, Set<TrackSource>>();
  readonly #permissions = new Map<string, { readonly are: Permissions; readonly since: number }>();

  isSilenced(identity: string, source: TrackSource): boolean {
    return this.#silenced.get(identity)?.has(source) ?? false;
  }

  /** Sources are silenced, those of tracks that come later too, or allowed again. */
  silence(identity: string, sources: readonly TrackSource[], silenced: boolean): void {
    const all = this.#silenced.get(identity) ?? new Set();
    for (const source of sources) {
      if (silenced) all.add(source);
      else all.delete(source);
    }
    if (all.size > 0) this.#silenced.set(identity, all);
    else this.#silenced.delete(identity);
  }

  /** From now on they may do this. */
  allow(identity: string, are: Permissions): void {
    this.#permissions.set(identity, { are, since: Date.now() });
  }

  /** What somebody may do: a token that was made after the decision says so, one from before does not. */
  permissionsOf({ identity, permissions, issuedAt }: RoomGrant): Permissions {
    const decided = this.#permissions.get(identity);
    return decided && issuedAt.getTime() <= decided.since ? decided.are : permissions;
  }
}
