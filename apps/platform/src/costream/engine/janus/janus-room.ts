import { randomBytes } from 'node:crypto';
import type { RoomSpec } from '../room-spec.js';
import { isRefused, JANUS_CODES } from './janus-errors.js';
import type { JanusHandle } from './janus-handle.js';
import type { PluginAnswer } from './janus-message.js';
import type { JanusLink, JanusServer } from './janus-server.js';

/** Packets of sound that are averaged to tell whether somebody speaks: half a second. */
const LEVEL_PACKETS = 25;
/** In -dBov: who is louder than that speaks. */
const SPEAKING_DBOV = 45;
/** The gateway counts publishers; ingests come on top. */
const MOST_PUBLISHERS = 1_000;

/** One room in the media server, which is made again when the media server was started anew. */
export class JanusRoom {
  readonly #secret = randomBytes(18).toString('base64url');
  readonly #pin = randomBytes(18).toString('base64url');
  #on: JanusLink | undefined;
  #control: JanusHandle | undefined;
  #making: Promise<JanusHandle> | undefined;

  constructor(
    private readonly server: JanusServer,
    private spec: RoomSpec,
  ) {}

  /** Whether the media server has the room now. */
  get isOpen(): boolean {
    return this.#on !== undefined && this.#on === this.server.link;
  }

  /** What names the room, for those who join it. */
  get door(): { readonly room: string; readonly pin: string } {
    return { room: this.spec.id, pin: this.#pin };
  }

  /** Makes the room as it is now, unless it is there so. @throws RoomEngineUnavailable */
  async open(spec: RoomSpec): Promise<void> {
    const before = this.spec;
    this.spec = spec;
    await this.#opened();
    if (before.bitrateBps !== spec.bitrateBps) {
      await this.ask('edit', { new_bitrate: spec.bitrateBps });
    }
  }

  /** A new place in the media server, which has the room. */
  async attach(): Promise<JanusHandle> {
    await this.#opened();
    const { client } = await this.server.up();
    return client.attach();
  }

  /** Asks something of the room that needs its secret. @throws JanusRefused @throws JanusLost */
  async ask(request: string, more: Readonly<Record<string, unknown>> = {}): Promise<PluginAnswer> {
    const control = await this.#opened();
    return control.ask({ request, room: this.spec.id, secret: this.#secret, ...more });
  }

  /** For requests that need the key of the whole media server too. */
  async askAsOwner(
    request: string,
    more: Readonly<Record<string, unknown>>,
  ): Promise<PluginAnswer> {
    const { folder } = await this.server.up();
    return this.ask(request, { admin_key: folder.adminKey, ...more });
  }

  /** Ends the room; everybody's peer connections with it. */
  async close(): Promise<void> {
    if (!this.isOpen) return;
    await this.ask('destroy').catch((error: unknown) => {
      if (!isRefused(error, JANUS_CODES.no_such_room)) throw error;
    });
    const control = this.#control;
    this.#on = undefined;
    this.#control = undefined;
    await control?.detach();
  }

  async #opened(): Promise<JanusHandle> {
    if (this.#control && this.isOpen) return this.#control;
    this.#making ??= this.#make().finally(() => (this.#making = undefined));
    return this.#making;
  }

  async #make(): Promise<JanusHandle> {
    const link = await this.server.up();
    const control = await link.client.attach();
    const { spec } = this;
    await control.ask({
      request: 'create',
      admin_key: link.folder.adminKey,
      room: spec.id,
      secret: this.#secret,
      pin: this.#pin,
      is_private: true,
      publishers: MOST_PUBLISHERS,
      bitrate: spec.bitrateBps,
      bitrate_cap: true,
      audiocodec: 'opus',
      videocodec: spec.videoCodecs.join(','),
      h264_profile: '42e01f',
      opus_fec: true,
      audiolevel_event: true,
      audio_active_packets: LEVEL_PACKETS,
      audio_level_average: SPEAKING_DBOV,
      notify_joining: false,
      lock_record: true,
    });
    this.#on = link;
    this.#control = control;
    return control;
  }
}
