import type { TrackReport } from '../../protocol/index.js';
import type { Peer } from './peer.js';

type Stat = Readonly<Record<string, string | number | undefined>>;
interface Count {
  readonly atMs: number;
  readonly bytes: number;
  readonly packets: number;
  readonly lost: number;
}

/** Measures what is sent and got, from one time it is asked to the next. */
export class Reporter {
  #before = new Map<string, Count>();

  constructor(
    private readonly publisher: Peer & { trackOf(mid: string): string | undefined },
    private readonly subscriber: Peer & { trackOf(mid: string): string | undefined },
  ) {}

  /** One report for each track that media flows on. */
  async measure(): Promise<readonly TrackReport[]> {
    const counts = new Map<string, Count>();
    const out = await this.#of(this.publisher, 'out', counts);
    const inward = await this.#of(this.subscriber, 'in', counts);
    this.#before = counts;
    return [...out, ...inward];
  }

  async #of(
    peer: Reporter['publisher'],
    direction: 'in' | 'out',
    counts: Map<string, Count>,
  ): Promise<readonly TrackReport[]> {
    const stats = await peer.pc?.getStats().catch(() => null);
    if (!stats) return [];
    const all = [...(stats as unknown as Map<string, Stat>).values()];
    const type = direction === 'in' ? 'inbound-rtp' : 'outbound-rtp';
    const byTrack = new Map<string, Stat[]>();
    for (const stat of all.filter((one) => one['type'] === type)) {
      const id = peer.trackOf(String(stat['mid']));
      if (id !== undefined) byTrack.set(id, [...(byTrack.get(id) ?? []), stat]);
    }
    const pair = all.find(
      (one) => one['type'] === 'candidate-pair' && one['state'] === 'succeeded',
    );
    const rttMs = number(pair, 'currentRoundTripTime') * 1000;
    return [...byTrack].map(([id, streams]) =>
      this.#report(id, direction, streams, all, rttMs, counts),
    );
  }

  #report(
    trackId: string,
    direction: 'in' | 'out',
    streams: readonly Stat[],
    all: readonly Stat[],
    rttMs: number,
    counts: Map<string, Count>,
  ): TrackReport {
    const isIn = direction === 'in';
    // What the other side lost of what we send, it tells by itself.
    const ids = new Set(streams.map((one) => one['remoteId']));
    const heard = isIn ? streams : all.filter((one) => ids.has(one['id']));
    const now: Count = {
      atMs: number(streams[0], 'timestamp'),
      bytes: sum(streams, isIn ? 'bytesReceived' : 'bytesSent'),
      packets: sum(streams, isIn ? 'packetsReceived' : 'packetsSent'),
      lost: sum(heard, 'packetsLost'),
    };
    counts.set(trackId, now);
    const before = this.#before.get(trackId) ?? { ...now, bytes: 0, packets: 0, lost: 0 };
    const seconds = (now.atMs - before.atMs) / 1000;
    const lost = Math.max(0, now.lost - before.lost);
    const sent = Math.max(0, now.packets - before.packets) + (isIn ? lost : 0);
    return {
      track_id: trackId,
      direction,
      bitrate_bps:
        seconds > 0 ? Math.max(0, Math.round(((now.bytes - before.bytes) * 8) / seconds)) : 0,
      packet_loss: sent > 0 ? Math.min(1, lost / sent) : 0,
      jitter_ms: Math.max(0, ...heard.map((one) => number(one, 'jitter'))) * 1000,
      rtt_ms: rttMs,
      frames_per_second: Math.max(0, ...streams.map((one) => number(one, 'framesPerSecond'))),
      width: Math.max(0, ...streams.map((one) => number(one, 'frameWidth'))),
      height: Math.max(0, ...streams.map((one) => number(one, 'frameHeight'))),
    };
  }
}

const number = (stat: Stat | undefined, name: string): number => Number(stat?.[name] ?? 0);

const sum = (stats: readonly Stat[], name: string): number =>
  stats.reduce((total, stat) => total + number(stat, name), 0);
