import type { Permissions, PublishedLine } from '@skydeck/costream/protocol';
import { kindOf, type OfferedTrack } from './live-track.js';
import type { Description } from './offer-lines.js';
import { RequestRefused } from './request-refused.js';

/**
 * Matches the lines of an offer with what the publisher says they are. Every line that sends is
 * named once, is of the kind of its source, and may be published.
 * @throws RequestRefused
 */
export function offeredTracks(
  { lines }: Description,
  said: readonly PublishedLine[],
  permissions: Permissions,
): OfferedTrack[] {
  const byMid = new Map(said.map((one) => [one.mid, one]));
  if (byMid.size !== said.length) throw invalid('tracks: name a mid once.');
  const sending = lines.filter((line) => line.isSending);
  for (const { mid } of said) {
    if (!sending.some((line) => line.mid === mid)) {
      throw invalid(`tracks: the offer sends nothing on the line with mid ${mid}.`);
    }
  }
  return sending.map((line) => {
    const one = byMid.get(line.mid);
    if (!one) throw invalid(`tracks: the line with mid ${line.mid} is not named.`);
    if (kindOf(one.source) !== line.kind) {
      throw invalid(`tracks: the line with mid ${line.mid} is ${line.kind}, not ${one.source}.`);
    }
    if (!permissions.publish.includes(one.source)) {
      throw new RequestRefused('not_permitted', `You may not publish ${one.source}.`);
    }
    return { line, said: one };
  });
}

function invalid(message: string): RequestRefused {
  return new RequestRefused('invalid_request', message);
}
