import type { ModeratorAction, Permissions, TrackSource } from '../../protocol/index.js';
import { RoomError } from '../../room/room-error.js';

/** Somebody's tracks, as far as muting needs them. */
export type TracksOf = (
  identity: string | null,
) => readonly { readonly identity: string; readonly id: string; readonly source: TrackSource }[];

/**
 * Moderates by LiveKit's RoomService, which takes the token of a room's admin.
 * @see https://docs.livekit.io/reference/server/server-apis/
 */
export class LiveKitModerator {
  readonly #base: string;

  constructor(
    url: string,
    /** Of whoever moderates. */
    public token: string,
    private readonly room: () => string,
    private readonly tracksOf: TracksOf,
  ) {
    this.#base = `${url.replace(/^ws/, 'http').replace(/\/$/, '')}/twirp/livekit.RoomService/`;
  }

  /** @throws what LiveKit refuses with; `unsupported` for what it has nothing for */
  async moderate(action: ModeratorAction): Promise<void> {
    switch (action.action) {
      case 'mute': {
        const { track_id, source, muted } = action;
        const all = this.tracksOf(action.identity);
        const meant = all.filter(
          (one) => one.id === (track_id ?? one.id) && one.source === (source ?? one.source),
        );
        return this.#mute(meant, muted);
      }
      case 'mute_all':
        return this.#mute(
          this.tracksOf(null).filter(({ source }) => source === action.source),
          true,
        );
      case 'remove':
        if (action.ban) throw new RoomError('unsupported', 'Ban through the API of your project');
        return this.#call('RemoveParticipant', { identity: action.identity });
      case 'permissions': {
        const permission = permissionOf(action.permissions);
        return this.#call('UpdateParticipant', { identity: action.identity, permission });
      }
      case 'lower_hand': {
        const attributes = { hand_raised: '' };
        return this.#call('UpdateParticipant', { identity: action.identity, attributes });
      }
      case 'deny':
        return this.#call('RemoveParticipant', { identity: action.identity });
      default:
        // The service keeps the books of who waits.
        throw new RoomError('unsupported', 'Admit through the API of your project');
    }
  }

  async #mute(
    tracks: readonly { readonly identity: string; readonly id: string }[],
    muted: boolean,
  ): Promise<void> {
    await Promise.all(
      tracks.map(({ identity, id }) =>
        this.#call('MutePublishedTrack', { identity, track_sid: id, muted }),
      ),
    );
  }

  async #call(method: string, body: object): Promise<void> {
    const response = await fetch(this.#base + method, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ room: this.room(), ...body }),
    }).catch((error: unknown) => {
      throw new RoomError('unreachable', 'LiveKit does not answer', { cause: error });
    });
    if (response.ok) return;
    const answer = (await response.json().catch(() => ({}))) as { code?: string; msg?: string };
    const code = answer.code === 'permission_denied' ? 'forbidden' : answer.code;
    throw new RoomError(code ?? `http_${response.status}`, answer.msg ?? response.statusText);
  }
}

const permissionOf = ({ publish, subscribe, data, hidden }: Permissions) => ({
  can_publish: publish.length > 0,
  can_publish_sources: publish.map((source) => source.toUpperCase()),
  can_subscribe: subscribe,
  can_publish_data: data,
  hidden,
});
