import type { CandidateInit, ServerNotice, VideoQuality } from '@skydeck/costream/protocol';
import { isRefused, JANUS_CODES } from '../janus/janus-errors.js';
import type { JanusHandle } from '../janus/janus-handle.js';
import type { Jsep, PluginAnswer, PluginData } from '../janus/janus-message.js';
import type { JanusRoom } from '../janus/janus-room.js';
import { readDescription } from './offer-lines.js';
import type { Member } from './member.js';
import { RequestRefused } from './request-refused.js';

/** Simulcast layers of the media server. */
const LAYER: Readonly<Record<Exclude<VideoQuality, 'off'>, number>> = {
  high: 2,
  medium: 1,
  low: 0,
};

/** A stream of the media server that a track comes in. */
interface SubscribedLine {
  readonly mid: string;
  readonly trackId: string;
}

/** The one peer connection that somebody gets the tracks of others on. */
export class Subscriber {
  #handle: JanusHandle | undefined;
  #wanted = new Set<string>();
  #lines: readonly SubscribedLine[] = [];
  #paused = new Set<string>();
  /** What the browser has not answered yet. */
  #offer: Extract<ServerNotice, { type: 'offer' }> | undefined;

  constructor(
    private readonly member: Member,
    private readonly room: JanusRoom,
  ) {}

  /** Tracks that are wanted now. */
  get wanted(): ReadonlySet<string> {
    return this.#wanted;
  }

  /** Asks for tracks of others; an offer comes as a notice. */
  async subscribe(trackIds: readonly string[]): Promise<void> {
    if (!this.member.permissions.subscribe) {
      throw new RequestRefused('not_permitted', 'You may not see or hear others.');
    }
    const streams = trackIds
      .filter((id) => !this.#wanted.has(id))
      .map((id) => ({ id, stream: this.#find(id) }));
    if (streams.length === 0) return;
    for (const { id } of streams) this.#wanted.add(id);
    const asked = streams.map(({ stream }) => stream);
    try {
      const answer = this.#handle
        ? await this.#handle.ask({ request: 'subscribe', streams: asked })
        : await this.#join(asked);
      this.#said(answer.data, answer.jsep);
    } catch (error) {
      for (const { id } of streams) this.#wanted.delete(id);
      if (isRefused(error, JANUS_CODES.no_such_feed)) throw noTrack();
      throw error;
    }
  }

  /** A track is no longer there. */
  forget(trackId: string): void {
    this.#wanted.delete(trackId);
    this.#paused.delete(trackId);
  }

  /** Gives tracks up; an offer comes as a notice. */
  async unsubscribe(trackIds: readonly string[]): Promise<void> {
    const lines = this.#lines.filter((line) => trackIds.includes(line.trackId));
    for (const id of trackIds) this.#wanted.delete(id);
    if (!this.#handle || lines.length === 0) return;
    const streams = lines.map(({ mid }) => ({ sub_mid: mid }));
    const answer = await this.#handle.ask({ request: 'unsubscribe', streams });
    this.#said(answer.data, answer.jsep);
  }

  /** Takes the answer to the last offer. */
  async answer(sdp: string): Promise<void> {
    if (!this.#handle) throw notSubscribed();
    readDescription(sdp);
    this.#offer = undefined;
    await this.#handle.ask({ request: 'start' }, { type: 'answer', sdp });
  }

  async candidate(candidate: CandidateInit | null): Promise<void> {
    if (!this.#handle) throw notSubscribed();
    await this.#handle.trickle(candidate);
  }

  async restartIce(): Promise<void> {
    if (!this.#handle) throw notSubscribed();
    const answer = await this.#handle.ask({ request: 'configure', restart: true });
    this.#said(answer.data, answer.jsep);
  }

  /** Chooses the size of a picture, or stops it for a while. */
  async quality(trackId: string, quality: VideoQuality): Promise<void> {
    const line = this.#lines.find((one) => one.trackId === trackId);
    if (!this.#handle || !line) throw noTrack();
    const send = quality !== 'off';
    const layer = quality === 'off' ? {} : { substream: LAYER[quality] };
    const wasPaused = this.#paused.has(trackId);
    if (send) this.#paused.delete(trackId);
    else this.#paused.add(trackId);
    const change = { mid: line.mid, ...layer, ...(send && !wasPaused ? {} : { send }) };
    await this.#handle.ask({ request: 'configure', streams: [change] });
  }

  /** Offers once more what was not answered: the engine waits for it. */
  offerAgain(): void {
    if (this.#offer) this.member.notify(this.#offer);
  }

  async stop(): Promise<void> {
    const handle = this.#handle;
    this.lost();
    await handle?.detach().catch(() => undefined);
  }

  /** The media server forgot the peer connection. */
  lost(): void {
    this.#handle = undefined;
    this.#wanted = new Set();
    this.#paused = new Set();
    this.#lines = [];
    this.#offer = undefined;
  }

  async #join(streams: readonly object[]): Promise<PluginAnswer> {
    const handle = await this.room.attach();
    handle.listener = {
      said: (data, jsep) => this.#said(data, jsep),
      hungUp: () => void this.stop(),
      slow: (lost) => this.member.live.quality.slow(this.member.identity, lost),
    };
    try {
      const join = { request: 'join', ptype: 'subscriber', use_msid: false, ...this.room.door };
      const answer = await handle.ask({ ...join, streams });
      this.#handle = handle;
      return answer;
    } catch (error) {
      await handle.detach().catch(() => undefined);
      throw error;
    }
  }

  /** Streams changed, of themselves or as asked: the browser gets the offer. */
  #said(data: PluginData, jsep: Jsep | undefined): void {
    const { streams } = data;
    if (Array.isArray(streams)) this.#lines = this.#read(streams as readonly PluginData[]);
    if (jsep?.type !== 'offer') return;
    const lines = this.#lines.map(({ mid, trackId }) => ({ mid, track_id: trackId }));
    this.#offer = { type: 'offer', sdp: jsep.sdp, lines };
    this.member.notify(this.#offer);
  }

  #read(streams: readonly PluginData[]): SubscribedLine[] {
    return streams.flatMap((stream) => {
      if (stream['active'] === false) return [];
      const id = this.member.live.trackIdOf(String(stream['feed_id']), String(stream['feed_mid']));
      return id === undefined ? [] : [{ mid: String(stream['mid']), trackId: id }];
    });
  }

  #find(trackId: string): { feed: string; mid: string } {
    const found = this.member.live.findTrack(trackId);
    if (!found || found.owner === this.member.identity) throw noTrack();
    return { feed: found.feed, mid: found.mid };
  }
}

function noTrack(): RequestRefused {
  return new RequestRefused('no_such_track', 'Nobody publishes this track.');
}

function notSubscribed(): RequestRefused {
  return new RequestRefused('not_subscribed', 'Subscribe to something first.');
}
