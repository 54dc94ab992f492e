import {
  ParticipantNotThere,
  type RoomCapabilities,
  RoomEngine,
  RoomEngineUnavailable,
} from '../../src/costream/engine/room-engine.js';
import type { RoomGrant } from '../../src/costream/engine/room-grant.js';
import type { JoinInfo } from '../../src/costream/engine/room-spec.js';

/** Carries nothing, and remembers what it was asked. Real engines have a contract suite. */
export class RecordingEngine extends RoomEngine {
  override readonly name = 'janus';
  readonly asked: (readonly [string, ...unknown[]])[] = [];
  /** Who is there, `room/identity`; null when it takes anybody for there. */
  there: Set<string> | null = null;
  isDown = false;

  override capabilities = async (): Promise<RoomCapabilities> => ({
    ready: !this.isDown,
    obstacles: [],
    simulcast: true,
    rtmpIngest: false,
    whip: false,
  });

  override joinInfo = async ({ roomId }: RoomGrant, token: string): Promise<JoinInfo> => {
    await this.#note('joinInfo', roomId);
    return { url: 'ws://127.0.0.1:1/v1/costream/rtc', token, iceServers: [] };
  };

  override openRoom = (...asked: unknown[]) => this.#note('openRoom', ...asked);
  override closeRoom = (...asked: unknown[]) => this.#note('closeRoom', ...asked);
  override sendData = (...asked: unknown[]) => this.#note('sendData', ...asked);
  override tellRoom = (...asked: unknown[]) => this.#note('tellRoom', ...asked);
  override setPermissions = (...asked: unknown[]) => this.#of('setPermissions', asked);
  override setProfile = (...asked: unknown[]) => this.#of('setProfile', asked);
  override muteTracks = (...asked: unknown[]) => this.#of('muteTracks', asked);
  override remove = (...asked: unknown[]) => this.#of('remove', asked);
  override lowerHand = (...asked: unknown[]) => this.#of('lowerHand', asked);
  override admitWaiting = (...asked: unknown[]) => this.#of('admitWaiting', asked);
  override rooms = async () => [];
  override participants = async () => [];
  override nodes = async () => [];

  /** What it was asked under a name. */
  of(name: string): unknown[][] {
    return this.asked.filter(([one]) => one === name).map(([, ...rest]) => rest);
  }

  async #note(name: string, ...asked: unknown[]): Promise<void> {
    if (this.isDown) throw new RoomEngineUnavailable('Janus is missing.', 'apt-get install janus');
    this.asked.push([name, ...asked]);
  }

  async #of(name: string, asked: unknown[]): Promise<void> {
    const [room, identity] = asked;
    if (this.there && !this.there.has(`${String(room)}/${String(identity)}`)) {
      throw new ParticipantNotThere(String(identity));
    }
    await this.#note(name, ...asked);
  }
}
