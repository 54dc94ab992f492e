const MOMENT = /^(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,5})(?:\.(\d{1,3}))?$/;
const MINUTE_MS = 60_000;

/** A moment of a video such as `1:30.5`, as people write it. */
export function momentText(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS);
  const seconds = ((ms - minutes * MINUTE_MS) / 1000).toFixed(3).replace(/\.?0+$/, '');
  return `${minutes}:${seconds.padStart(/^\d\b/.test(seconds) ? seconds.length + 1 : 2, '0')}`;
}

/** Reads one; null when it is none. */
export function readMoment(text: string): number | null {
  const match = MOMENT.exec(text.trim());
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0', fraction = ''] = match;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(3, '0'));
}
