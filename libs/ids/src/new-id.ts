import { randomFillSync } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
// Two characters for each ten random bits.
const PAIRS = Array.from(ALPHABET, (first) => Array.from(ALPHABET, (next) => first + next)).flat();
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;

// Asking the kernel costs more than all the rest: ask once for many identifiers.
const pool = Buffer.alloc(RANDOM_LENGTH * 512);
let used = pool.length;

/**
 * Makes an identifier such as `app_01k9v3…`: the prefix, an underscore and a lower-case ULID,
 * so that identifiers sort by the millisecond in which they were made.
 * @see https://github.com/ulid/spec
 */
export function newId(prefix: string, nowMs: number = Date.now()): string {
  return `${prefix}_${encodeTime(nowMs)}${encodeRandom()}`;
}

/** Sorts before every identifier that is made from this moment on, and after those made before. */
export function firstIdAt(prefix: string, at: Date): string {
  return `${prefix}_${encodeTime(Math.max(0, at.getTime()))}`;
}

/** Whether a text has the shape of an identifier with this prefix. */
export function isId(prefix: string, text: string): boolean {
  return (
    text.startsWith(`${prefix}_`) && /^[0-9a-hjkmnp-tv-z]{26}$/.test(text.slice(prefix.length + 1))
  );
}

let timeMs = -1;
let timeText = '';

/** Identifiers made within one millisecond share it. */
function encodeTime(nowMs: number): string {
  if (nowMs === timeMs) return timeText;
  let rest = nowMs;
  let text = '';
  for (let index = 0; index < TIME_LENGTH; index++) {
    text = ALPHABET.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  timeMs = nowMs;
  timeText = text;
  return text;
}

function encodeRandom(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  let text = '';
  for (const end = used + RANDOM_LENGTH; used < end; used += 2) {
    text += PAIRS[pool.readUInt16LE(used) & 1023] ?? '';
  }
  return text;
}
