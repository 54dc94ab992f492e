import type { CandidateInit, PublishedLine, PublishResult } from '@skydeck/costream/protocol';
import { newId } from '@skydeck/ids';
import { isRefused, JANUS_CODES } from '../janus/janus-errors.js';
import type { JanusHandle } from '../janus/janus-handle.js';
import type { PluginData } from '../janus/janus-message.js';
import { LiveTrack, type OfferedTrack } from './live-track.js';
import { Publishing } from './publishing.js';
import { type Description, readDescription } from './offer-lines.js';
import { offeredTracks } from './offered-tracks.js';
import { RequestRefused } from './request-refused.js';

interface NamedTrack extends OfferedTrack {
  /** `trk_…`. */
  readonly id: string;
}

/** The peer connection that somebody publishes on. */
export class Publisher extends Publishing {
  #handle: JanusHandle | undefined;
  #session = '';
  /** While it is being opened. */
  #hasPlace = false;
  #isUp = false;

  get isActive(): boolean {
    return this.#hasPlace || this.#handle !== undefined;
  }

  /** Takes an offer, of a new peer connection or of the one that is there. */
  async publish(sdp: string, said: readonly PublishedLine[]): Promise<PublishResult> {
    const offer = readDescription(sdp);
    const offered = offeredTracks(offer, said, this.member.permissions);
    if (!this.#handle && offered.length === 0) {
      throw new RequestRefused('invalid_request', 'tracks: publish something.');
    }
    if (this.#handle && this.#session !== offer.session) await this.stop();
    if (!this.#handle) this.member.live.assertMayPublish();
    this.#hasPlace = true;
    return this.#publish(offer, sdp, offered).finally(() => (this.#hasPlace = false));
  }

  async #publish(
    offer: Description,
    sdp: string,
    offered: readonly OfferedTrack[],
  ): Promise<PublishResult> {
    const before = [...this.tracks.values()];
    const named = offered.map(({ line, said: one }) => {
      const known = before.find((track) => track.isSameAs(one));
      return { line, said: one, id: known?.id ?? newId('trk') };
    });
    const answer = await this.#negotiate(offer, sdp, named);
    const agreed = readDescription(answer);
    // What has no codec that the room takes is not published.
    const taken = named.filter(({ line }) => {
      return agreed.lines.some((one) => one.mid === line.mid && !one.isRefused);
    });
    await this.#take(taken, agreed);
    const lines = [...this.tracks.values()].map(({ id, mid }) => ({ mid, track_id: id }));
    return { sdp: answer, lines };
  }

  /** Takes an offer that restarts ICE. */
  async restartIce(sdp: string): Promise<string> {
    const said = [...this.tracks.values()].map(({ mid, source }) => ({ mid, source }));
    const offer = readDescription(sdp);
    if (!this.#handle || offer.session !== this.#session) throw notPublishing();
    offeredTracks(offer, said, this.member.permissions);
    return this.#negotiate(offer, sdp, []);
  }

  async candidate(candidate: CandidateInit | null): Promise<void> {
    if (!this.#handle) throw notPublishing();
    await this.#handle.trickle(candidate);
  }

  /** The publisher silences a track, or no longer. */
  async mute(trackId: string, muted: boolean): Promise<void> {
    const track = this.track(trackId);
    if (track.isMutedByModerator && !muted) {
      throw new RequestRefused('muted_by_moderator', 'A moderator muted this track.');
    }
    await this.#send(track, !muted);
    track.isMutedBySelf = muted;
    this.member.live.trackUpdated(this.member, track);
  }

  async keyframe(track: LiveTrack): Promise<void> {
    await this.#handle?.ask({
      request: 'configure',
      streams: [{ mid: track.mid, keyframe: true }],
    });
  }

  /** Ends the peer connection. */
  async stop(): Promise<void> {
    const handle = this.#handle;
    this.lost();
    if (!handle) return;
    handle.listener = {};
    // Its name is free again at once, which it is not after detaching alone.
    await handle.ask({ request: 'leave' }).catch(() => undefined);
    await handle.detach().catch(() => undefined);
  }

  /** The media server forgot the peer connection. */
  lost(): void {
    this.#handle = undefined;
    this.#isUp = false;
    this.forget();
  }

  async #negotiate(offer: Description, sdp: string, named: readonly NamedTrack[]): Promise<string> {
    this.#handle ??= await this.#join();
    const handle = this.#handle;
    const request = this.#session === offer.session ? 'configure' : 'publish';
    try {
      // Recordings carry the description: by it a file is known to be of a track.
      const descriptions = named.map(({ line, id }) => ({ mid: line.mid, description: id }));
      const described = descriptions.length > 0 ? { descriptions } : {};
      const offered = { type: 'offer', sdp, rid_order: 'lmh' } as const;
      const { jsep } = await handle.ask({ request, ...described }, offered);
      if (!jsep) throw new RequestRefused('invalid_sdp', 'sdp: nothing in it can be agreed on.');
      this.#session = offer.session;
      return jsep.sdp;
    } catch (error) {
      if (request === 'publish') await this.stop();
      if (isRefused(error, JANUS_CODES.invalid_sdp)) {
        throw new RequestRefused('invalid_sdp', 'sdp: is not one that is understood.');
      }
      throw error;
    }
  }

  async #join(): Promise<JanusHandle> {
    const handle = await this.room.attach();
    this.#session = '';
    handle.listener = {
      said: (data) => this.#said(data),
      up: () => this.#up(),
      hungUp: () => this.#hungUp(),
      slow: (lost) => this.member.live.quality.slow(this.member.identity, lost),
    };
    const join = { request: 'join', ptype: 'publisher', id: this.feed, ...this.room.door };
    try {
      await handle.ask(join);
    } catch (error) {
      await handle.detach().catch(() => undefined);
      throw error;
    }
    return handle;
  }

  /** Lets the tracks be those of the newest offer. */
  async #take(named: readonly NamedTrack[], answer: Description): Promise<void> {
    for (const track of this.tracks.values()) {
      if (named.some(({ id }) => id === track.id)) continue;
      this.tracks.delete(track.id);
      this.member.live.trackUnpublished(this.member, track);
    }
    for (const { line, said, id } of named) {
      const known = this.tracks.get(id);
      const codec = answer.lines.find(({ mid }) => mid === line.mid)?.codec ?? '';
      const track = known ?? new LiveTrack(id, line.mid, said, codec, line.isSimulcast);
      this.tracks.set(id, track);
      track.isMutedByModerator = this.member.isSilenced(said.source);
      // Before the browser gets the answer, and with it the leave to send.
      if (track.isMutedByModerator) await this.drop(track, true);
      else if (!known) await this.drop(track, false);
      if (!known && track.isMutedBySelf) await this.#send(track, false);
    }
    if (this.#isUp) this.announce();
  }

  async #send(track: LiveTrack, send: boolean): Promise<void> {
    if (!this.#handle) throw notPublishing();
    await this.#handle.ask({ request: 'configure', streams: [{ mid: track.mid, send }] });
  }

  #up(): void {
    this.#isUp = true;
    this.announce();
  }

  #said(data: PluginData): void {
    if (data['id'] !== this.feed) return;
    if (data['videoroom'] === 'talking' || data['videoroom'] === 'stopped-talking') {
      const level = 1 - Math.min(127, Number(data['audio-level-dBov-avg'])) / 127;
      const isTalking = data['videoroom'] === 'talking';
      this.member.live.spoke(this.member, isTalking ? level : 0);
    }
  }

  /** The browser is gone, or its way to us: it publishes anew when it is back. */
  #hungUp(): void {
    void this.stop();
  }
}

function notPublishing(): RequestRefused {
  return new RequestRefused('not_publishing', 'Publish first.');
}
