const [DASH, COLON, POINT, T, Z, ZERO, NINE] = [0x2d, 0x3a, 0x2e, 0x54, 0x5a, 0x30, 0x39];
const SECONDS_LENGTH = 20;
const MILLISECONDS_LENGTH = 24;
/** What every month has; `Date` would take the 31st of February for the 3rd of March. */
const SURE_DAYS = 28;

/**
 * A time in one of the two usual forms of RFC 3339 (`2026-11-23T11:59:00Z`, or with milliseconds), as
 * milliseconds since 1970. Null for every other form, and for what may be no time at all.
 */
export function utcMsOf(text: string): number | null {
  const { length } = text;
  if (length !== SECONDS_LENGTH && length !== MILLISECONDS_LENGTH) return null;
  if (text.charCodeAt(4) !== DASH || text.charCodeAt(7) !== DASH) return null;
  if (text.charCodeAt(10) !== T || text.charCodeAt(length - 1) !== Z) return null;
  if (text.charCodeAt(13) !== COLON || text.charCodeAt(16) !== COLON) return null;
  const [year, month, day] = [number(text, 0, 4), number(text, 5, 7), number(text, 8, 10)];
  const [hour, minute, second] = [number(text, 11, 13), number(text, 14, 16), number(text, 17, 19)];
  if (!(year >= 1000 && month >= 1 && month <= 12 && day >= 1 && day <= SURE_DAYS)) return null;
  if (!(hour <= 23 && minute <= 59 && second <= 59)) return null;
  if (length === SECONDS_LENGTH) return Date.UTC(year, month - 1, day, hour, minute, second);
  const ms = text.charCodeAt(19) === POINT ? number(text, 20, 23) : NaN;
  return ms >= 0 ? Date.UTC(year, month - 1, day, hour, minute, second, ms) : null;
}

/** Not a number unless all are digits. */
function number(text: string, from: number, until: number): number {
  let value = 0;
  for (let at = from; at < until; at++) {
    const unit = text.charCodeAt(at);
    if (unit < ZERO || unit > NINE) return NaN;
    value = value * 10 + unit - ZERO;
  }
  return value;
}
