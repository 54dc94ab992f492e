const two = (value: number) => String(value).padStart(2, '0');

/** How long something plays, such as `1:02:03`. */
export function lengthText(durationMs: number | null): string {
  if (durationMs === null) return '–';
  const seconds = Math.round(durationMs / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = `${two(minutes)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest.replace(/^0(?=\d:)/, '');
}

/** Bits a second as people read them, such as `2.4 Mbit/s`. */
export function rateText(bps: number | null): string {
  if (bps === null) return '–';
  const isMega = bps >= 1_000_000;
  const value = isMega ? bps / 1_000_000 : bps / 1000;
  return `${value.toLocaleString('en', { maximumFractionDigits: 1 })} ${isMega ? 'Mbit/s' : 'kbit/s'}`;
}

/** How many pieces of text captions have. */
export function cuesText(count: number | null): string {
  if (count === null) return 'Not read yet';
  return `${count.toLocaleString('en')} ${count === 1 ? 'cue' : 'cues'}`;
}
