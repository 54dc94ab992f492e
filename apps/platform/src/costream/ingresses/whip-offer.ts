import type { PublishedLine } from '@skydeck/costream/protocol';
import { readDescription } from '../engine/gateway/offer-lines.js';
import { IngressErrors } from './ingress.errors.js';

/** An offer of a publisher, and what its lines are. */
export interface WhipOffer {
  readonly sdp: string;
  readonly tracks: readonly PublishedLine[];
}

/**
 * Reads an offer: at most one line of sound and one of pictures (RFC 9725, section 4.4).
 * @throws RequestRefused when it is none, `ingress.offer_refused`
 */
export function whipOfferOf(sdp: string): WhipOffer {
  const { lines } = readDescription(sdp);
  const sending = lines.filter(({ isSending }) => isSending);
  const kinds = new Set(sending.map(({ kind }) => kind));
  if (sending.length === 0 || kinds.size !== sending.length) throw IngressErrors.offer_refused();
  const tracks = sending.map(({ mid, kind }) => {
    const source = kind === 'video' ? ('camera' as const) : ('microphone' as const);
    return { mid, source };
  });
  return { sdp, tracks };
}

/** Candidates of a fragment (RFC 8840), with null last when there are no more. */
export function candidatesOf(fragment: string) {
  let sdpMid = '0';
  const found: ({ candidate: string; sdpMid: string } | null)[] = [];
  for (const line of fragment.split(/\r?\n/)) {
    if (line.startsWith('a=mid:')) sdpMid = line.slice('a=mid:'.length);
    else if (line.startsWith('a=candidate:')) found.push({ candidate: line.slice(2), sdpMid });
    else if (line === 'a=end-of-candidates') found.push(null);
  }
  return found;
}
