import { attributes } from './attributes.js';
import type { MediaManifest, MediaSegment } from './media-manifest.js';

/** Fragments last two seconds, and the last one up to half a second more, which rounds to the same. */
const ORDINARY_TARGET_S = 2;
/** The version that knows init segments of fragmented MP4. */
const VERSION = 7;

/**
 * The playlist of one rendition (RFC 8216). While chunks are missing it is an event, to which players
 * come back; what it has named once stays.
 */
export function mediaPlaylist(manifest: MediaManifest): string {
  const { timescale, initUri, segments, isComplete, keyUri } = manifest;
  const lines = [
    '#EXTM3U',
    `#EXT-X-VERSION:${VERSION}`,
    `#EXT-X-TARGETDURATION:${targetDurationS(manifest)}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    `#EXT-X-PLAYLIST-TYPE:${isComplete ? 'VOD' : 'EVENT'}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-MAP:${attributes({ URI: { quoted: initUri } })}`,
  ];
  // After the map, so that the init segment stays readable.
  if (keyUri !== undefined) {
    lines.push(`#EXT-X-KEY:${attributes({ METHOD: 'AES-128', URI: { quoted: keyUri } })}`);
  }
  for (const segment of segments) lines.push(...segmentLines(segment, timescale));
  if (isComplete) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}

function segmentLines({ uri, range, durationTicks }: MediaSegment, timescale: number): string[] {
  const lines = [`#EXTINF:${(durationTicks / timescale).toFixed(5)},`];
  if (range) lines.push(`#EXT-X-BYTERANGE:${range.sizeBytes}@${range.offsetBytes}`);
  return [...lines, uri];
}

/** Must not change while the playlist grows. */
function targetDurationS({ segments, timescale }: MediaManifest): number {
  return segments.reduce(
    (most, { durationTicks }) => Math.max(most, Math.round(durationTicks / timescale)),
    ORDINARY_TARGET_S,
  );
}
