import { attributes } from './attributes.js';
import type { LiveManifest, LivePartEntry, LiveReport } from './live-manifest.js';

const VERSION = 9;
/** Players stay three of each behind: sections 4.4.3.8 of the draft that follows RFC 8216. */
const HOLD_BACK = 3;

/** The playlist of one rendition of a live stream, with the parts that low latency needs. */
export function liveMediaPlaylist(manifest: LiveManifest): string {
  const { targetS, partTargetS, mediaSequence, discontinuitySequence } = manifest;
  const control = attributes({
    'CAN-BLOCK-RELOAD': 'YES',
    'PART-HOLD-BACK': (HOLD_BACK * partTargetS).toFixed(3),
    'HOLD-BACK': (HOLD_BACK * targetS).toFixed(1),
  });
  const lines = [
    '#EXTM3U',
    `#EXT-X-VERSION:${VERSION}`,
    `#EXT-X-TARGETDURATION:${targetS}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-SERVER-CONTROL:${control}`,
    `#EXT-X-PART-INF:${attributes({ 'PART-TARGET': partTargetS.toFixed(3) })}`,
    `#EXT-X-MEDIA-SEQUENCE:${mediaSequence}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuitySequence}`,
    ...segmentsOf(manifest),
  ];
  if (manifest.isEnded) lines.push('#EXT-X-ENDLIST');
  else {
    if (manifest.hintUri !== null) lines.push(hintLine(manifest.hintUri));
    lines.push(...manifest.reports.map(reportLine));
  }
  return `${lines.join('\n')}\n`;
}

function* segmentsOf({ segments, timescale }: LiveManifest): Generator<string> {
  let init: string | undefined;
  for (const [place, segment] of segments.entries()) {
    const { breaks, initUri, startsAt, parts, uri, durationTicks } = segment;
    // Breaks before the first one are in the sequence.
    if (place > 0) for (let left = breaks; left > 0; left--) yield '#EXT-X-DISCONTINUITY';
    if (initUri !== init || breaks > 0) {
      yield `#EXT-X-MAP:${attributes({ URI: { quoted: initUri } })}`;
    }
    init = initUri;
    if (uri !== null || parts.length > 0) {
      yield `#EXT-X-PROGRAM-DATE-TIME:${startsAt.toISOString()}`;
    }
    for (const part of parts) yield partLine(part, timescale);
    if (uri !== null) yield* [`#EXTINF:${seconds(durationTicks, timescale)},`, uri];
  }
}

function partLine({ uri, durationTicks, isIndependent }: LivePartEntry, timescale: number): string {
  return `#EXT-X-PART:${attributes({
    DURATION: seconds(durationTicks, timescale),
    URI: { quoted: uri },
    INDEPENDENT: isIndependent ? 'YES' : undefined,
  })}`;
}

const hintLine = (uri: string) =>
  `#EXT-X-PRELOAD-HINT:${attributes({ TYPE: 'PART', URI: { quoted: uri } })}`;

function reportLine({ uri, lastSegment, lastPart }: LiveReport): string {
  return `#EXT-X-RENDITION-REPORT:${attributes({
    URI: { quoted: uri },
    'LAST-MSN': lastSegment,
    'LAST-PART': lastPart,
  })}`;
}

const seconds = (ticks: number, timescale: number) => (ticks / timescale).toFixed(5);
