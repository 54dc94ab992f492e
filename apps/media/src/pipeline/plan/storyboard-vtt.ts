import type { Storyboard } from '../../transcoder/index.js';

/** Says in WebVTT which small picture of a sheet belongs to which time, as players read it. */
export function storyboardVtt(board: Storyboard, sheet: string): string {
  const { tileWidth, tileHeight, columns, count, intervalMs } = board;
  const cues = Array.from({ length: count }, (_, index) => {
    const x = (index % columns) * tileWidth;
    const y = Math.floor(index / columns) * tileHeight;
    const time = `${timeOf(index * intervalMs)} --> ${timeOf((index + 1) * intervalMs)}`;
    return `${time}\n${sheet}#xywh=${x},${y},${tileWidth},${tileHeight}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

/** `01:02:03.004`. @see https://www.w3.org/TR/webvtt1/#webvtt-timestamp */
function timeOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(11, 23);
}
