import type { Fraction, Rotation, VideoColor } from '../../probe-report.js';
import type { StreamOutput } from './ffprobe-output.js';

const LARGEST = 1_000_000_000;

/** Reads `30000/1001` or `4:3`; null when it is nothing, or nothing sensible. */
export function fractionOf(text: string | undefined): Fraction | null {
  const found = /^(\d+)[/:](\d+)$/.exec(text ?? '');
  const [numerator, denominator] = [Number(found?.[1] ?? 0), Number(found?.[2] ?? 0)];
  if (numerator < 1 || denominator < 1 || Math.max(numerator, denominator) > LARGEST) return null;
  return [numerator, denominator];
}

/** The number that a fraction is. */
export function valueOf([numerator, denominator]: Fraction): number {
  return numerator / denominator;
}

/** How a picture is to be turned; the file counts against the clock. */
export function rotationOf(stream: StreamOutput): Rotation {
  const degrees = stream.side_data_list.find((data) => data.rotation !== undefined)?.rotation ?? 0;
  const quarter = ((Math.round(-degrees / 90) % 4) + 4) % 4;
  return (quarter * 90) as Rotation;
}

/** Size as shown: pixels made square, then turned. */
export function shownSize(
  width: number,
  height: number,
  sampleAspect: Fraction,
  rotation: Rotation,
): { width: number; height: number } {
  const wide = Math.max(1, Math.round(width * valueOf(sampleAspect)));
  return rotation % 180 === 0 ? { width: wide, height } : { width: height, height: wide };
}

const HDR_TRANSFERS = new Set(['smpte2084', 'arib-std-b67']);

const UNSAID = new Set(['unknown', 'reserved', 'unspecified']);
const said = (value: string | undefined): string | null =>
  value === undefined || UNSAID.has(value) ? null : value;

export function colorOf(stream: StreamOutput): VideoColor {
  const range = said(stream.color_range);
  return {
    primaries: said(stream.color_primaries),
    transfer: said(stream.color_transfer),
    matrix: said(stream.color_space),
    range: range === 'tv' || range === 'pc' ? range : null,
    isHdr: HDR_TRANSFERS.has(stream.color_transfer ?? ''),
  };
}

/** Bits of a sample, by the name of the format: `yuv420p10le` has 10, `p010le` too. */
export function bitDepthOf(pixelFormat: string): number {
  const found = /(?:p|gray|gbrp|gbrap)(9|10|12|14|16)(?:le|be)?$/.exec(pixelFormat);
  if (found) return Number(found[1]);
  return /^p0?1[06]/.test(pixelFormat) ? 10 : 8;
}

const INTERLACED = new Set(['tt', 'bb', 'tb', 'bt']);

export function isInterlaced(stream: StreamOutput): boolean {
  return INTERLACED.has(stream.field_order ?? '');
}

/** A language as the file has it. */
export function languageOf(stream: StreamOutput): string | null {
  const language = stream.tags.language?.toLowerCase() ?? '';
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(language) && language !== 'und' ? language : null;
}

const MAX_TITLE = 100;

/** A title of a track, on one line. */
export function titleOf(stream: StreamOutput): string | null {
  const title = stream.tags.title
    ?.replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, MAX_TITLE);
  return title === undefined || title === '' ? null : title;
}
