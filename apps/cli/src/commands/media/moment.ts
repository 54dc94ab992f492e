import { usageError } from '../../failures/cli-error.js';

const MOMENT = /^(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,5})(?:\.(\d{1,3}))?$/;

/** Reads a moment of a film such as `12.5`, `1:30` or `1:02:03.250`, in ms. */
export function parseMomentMs(text: string, what: string): number {
  const match = MOMENT.exec(text);
  if (!match) throw usageError(`${what} must be a moment such as 12.5 or 1:30, not "${text}".`);
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(3, '0'));
}
