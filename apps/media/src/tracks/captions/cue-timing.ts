import { CaptionsInvalid } from './captions-invalid.js';

/** What stands between the times of a cue. */
export const SEPARATOR = '-->';

const TIME = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})$/;
const SIXTY = 60;

/** When a cue is shown, and what else its line says. */
export interface Timing {
  readonly startMs: number;
  readonly endMs: number;
  readonly rest: string;
}

/** Reads the line with the times of a cue. @throws CaptionsInvalid that names it */
export function readTiming(text: string, line: number): Timing {
  const at = text.indexOf(SEPARATOR);
  const [end = '', ...rest] = text
    .slice(at + SEPARATOR.length)
    .trim()
    .split(/[ \t]+/);
  const startMs = timeOf(text.slice(0, at).trim(), line);
  const endMs = timeOf(end, line);
  if (endMs <= startMs) throw new CaptionsInvalid(line, 'The cue ends before it begins.');
  return { startMs, endMs, rest: rest.join(' ') };
}

function timeOf(text: string, line: number): number {
  const [found, hours = '0', minutes = '', seconds = '', fraction = ''] = TIME.exec(text) ?? [];
  const isTime = found !== undefined && Number(minutes) < SIXTY && Number(seconds) < SIXTY;
  if (!isTime) throw new CaptionsInvalid(line, `“${text.slice(0, 40)}” is no time.`);
  const whole = (Number(hours) * SIXTY + Number(minutes)) * SIXTY + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(3, '0'));
}
