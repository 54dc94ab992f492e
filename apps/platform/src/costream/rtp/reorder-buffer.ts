import type { RtpPacket } from './rtp-packet.js';

/** A jump back this far is a stream that begins anew, not a packet that is late. */
const RESTART_PACKETS = 3_000;
/** So many late ones in a row are no late ones. */
const MOST_LATE = 30;

/** Puts packets back into their order. What is late stays out; what is missing is waited for a while. */
export class ReorderBuffer {
  readonly #held = new Map<number, RtpPacket>();
  #next: number | undefined;
  #ssrc: number | undefined;
  /** Packets in a row that came late. */
  #late = 0;

  /** @param depth packets that may wait for one that is missing */
  constructor(private readonly depth: number) {}

  /** The packets that are next, with whether some are missing before the first of them. */
  push(packet: RtpPacket): { readonly packets: readonly RtpPacket[]; readonly hasGap: boolean } {
    this.#next ??= packet.sequence;
    const ahead = ((packet.sequence - this.#next + 0x18000) & 0xffff) - 0x8000;
    const isLate = ahead < 0 && ahead > -RESTART_PACKETS;
    this.#late = isLate ? this.#late + 1 : 0;
    if (this.#isAnew(packet, ahead)) {
      this.#held.clear();
      this.#next = packet.sequence;
      return { packets: [packet, ...this.#advance()], hasGap: true };
    }
    if (isLate) return { packets: [], hasGap: false };
    this.#held.set(packet.sequence, packet);
    const packets = this.#drain();
    if (packets.length > 0 || this.#held.size <= this.depth) return { packets, hasGap: false };
    this.#skip();
    return { packets: this.#drain(), hasGap: true };
  }

  /** Whether another stream goes on from here: another size of the same picture, say. */
  #isAnew({ ssrc }: RtpPacket, ahead: number): boolean {
    const isOther = this.#ssrc !== undefined && this.#ssrc !== ssrc;
    this.#ssrc = ssrc;
    if (!isOther && this.#late < MOST_LATE && Math.abs(ahead) < RESTART_PACKETS) return false;
    this.#late = 0;
    return true;
  }

  #advance(): RtpPacket[] {
    this.#next = ((this.#next ?? 0) + 1) & 0xffff;
    return this.#drain();
  }

  #drain(): RtpPacket[] {
    const packets: RtpPacket[] = [];
    for (;;) {
      const next = this.#next ?? 0;
      const packet = this.#held.get(next);
      if (packet === undefined) return packets;
      this.#held.delete(next);
      packets.push(packet);
      this.#next = (next + 1) & 0xffff;
    }
  }

  /** To the first that is there. */
  #skip(): void {
    const from = this.#next ?? 0;
    const distance = (sequence: number) => (sequence - from) & 0xffff;
    this.#next = [...this.#held.keys()].reduce((a, b) => (distance(a) < distance(b) ? a : b));
  }
}
