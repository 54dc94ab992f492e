import { createHash } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LENGTH = 10;
const DIGEST_LENGTH = 16;

/** The stay that LiveKit knows as `PA_…`; the same one always has the same id. */
export function stayIdOf(sid: string, joinedAt: Date): string {
  let rest = Math.max(0, joinedAt.getTime());
  let time = '';
  for (let index = 0; index < TIME_LENGTH; index++) {
    time = ALPHABET.charAt(rest % 32) + time;
    rest = Math.floor(rest / 32);
  }
  return `prs_${time}${digestOf(sid, DIGEST_LENGTH)}`;
}

function digestOf(sid: string, length: number): string {
  const bytes = createHash('sha256').update(sid).digest().subarray(0, length);
  return [...bytes].map((byte) => ALPHABET.charAt(byte % 32)).join('');
}
