/** Words are few: a piece of them is longer than one of the picture. */
export const TEXT_SEGMENT_MS = 30_000;

/** Ties times of words to those of the picture, whose first is 0 (RFC 8216, 3.5). */
export const TIMESTAMP_MAP = 'X-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000';

/** Pieces that the words of a film are sent in. */
export const textSegmentCount = (durationMs: number): number =>
  Math.max(1, Math.ceil(durationMs / TEXT_SEGMENT_MS));

/**
 * The playlist of the words of a film (RFC 8216). It is whole from the start: how long the film is,
 * is known before its picture is made.
 * @param uriOf address of a piece, by its number from 0
 */
export function textPlaylist(durationMs: number, uriOf: (number: number) => string): string {
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${TEXT_SEGMENT_MS / 1000}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
  ];
  const count = textSegmentCount(durationMs);
  for (let number = 0; number < count; number += 1) {
    const lengthMs = Math.min(TEXT_SEGMENT_MS, durationMs - number * TEXT_SEGMENT_MS);
    lines.push(`#EXTINF:${(lengthMs / 1000).toFixed(5)},`, uriOf(number));
  }
  return `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`;
}
