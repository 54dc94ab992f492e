import { attributes } from './attributes.js';
import type { MediaManifest } from './media-manifest.js';

/** A rung whose keyframes can be fetched alone, for pictures while people seek. */
export interface IframeVariant {
  readonly uri: string;
  /** Bits for a second of the heaviest. */
  readonly peakBps: number;
  readonly codecs: string;
  readonly width: number;
  readonly height: number;
}

/** The line of a master playlist that names a playlist of keyframes (RFC 8216, 4.3.4.3). */
export function iframeLine({ uri, peakBps, codecs, width, height }: IframeVariant): string {
  return `#EXT-X-I-FRAME-STREAM-INF:${attributes({
    BANDWIDTH: peakBps,
    CODECS: { quoted: codecs },
    RESOLUTION: `${width}x${height}`,
    URI: { quoted: uri },
  })}`;
}

/**
 * The playlist of the keyframes of a rendition that is whole (RFC 8216, 4.3.3.6). Each range holds
 * the header of its fragment and its first picture; it is shown until the next one.
 */
export function iframePlaylist({ timescale, initUri, segments }: MediaManifest): string {
  const seconds = segments.map(({ durationTicks }) => durationTicks / timescale);
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.max(1, ...seconds.map((one) => Math.round(one)))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-I-FRAMES-ONLY',
    `#EXT-X-MAP:${attributes({ URI: { quoted: initUri } })}`,
  ];
  for (const [at, { uri, range }] of segments.entries()) {
    lines.push(`#EXTINF:${seconds[at]?.toFixed(5)},`);
    if (range) lines.push(`#EXT-X-BYTERANGE:${range.sizeBytes}@${range.offsetBytes}`);
    lines.push(uri);
  }
  return `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`;
}
