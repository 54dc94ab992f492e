import { avcConfigOf, type MediaMessage, payloadKind } from '@skydeck/rtmp';
import { type AvcParameters, avcParameters, h264Payloads, unitsOf } from '../rtp/h264-packets.js';
import type { RtpSender } from '../rtp/rtp-sender.js';

const CLOCK_PER_MS = 90;

/** Sends pictures of RTMP as they are, in packets. */
export class PictureFeed {
  #parameters: AvcParameters | null = null;

  constructor(private readonly sender: RtpSender) {}

  send({ kind, payload, timestampMs }: MediaMessage): void {
    const what = payloadKind({ kind, payload, timestampMs });
    if (what === 'config') this.#parameters = avcParameters(avcConfigOf(payload));
    if (this.#parameters === null || (what !== 'keyframe' && what !== 'frame')) return;
    const { sets, lengthBytes } = this.#parameters;
    const units = unitsOf(avcConfigOf(payload), lengthBytes);
    // Whoever comes later needs them too.
    const payloads = [...h264Payloads(what === 'keyframe' ? [...sets, ...units] : units)];
    for (const [at, one] of payloads.entries()) {
      this.sender.send(one, timestampMs * CLOCK_PER_MS, at === payloads.length - 1);
    }
  }
}

/** How much later than it is sent a picture is shown, in milliseconds: not 0 where later ones are sent first. */
export const compositionMs = (payload: Buffer): number =>
  payload.length < 5 ? 0 : (payload.readUIntBE(2, 3) << 8) >> 8;
