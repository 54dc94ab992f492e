import { verify } from '@node-rs/argon2';
import type { ForeignHash } from './foreign-hash.js';

const FORMAT =
  /^\$argon2id\$v=19\$m=(\d{1,6}),t=(\d{1,2}),p=(\d{1,2})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{22,86}$/;
const MOST_MEMORY_KIB = 262_144;
const MOST_PASSES = 10;
const MOST_LANES = 16;

/** Argon2id in the PHC format, up to 256 MiB and ten passes. */
export function readArgon2id(text: string): ForeignHash | null {
  const [, memory, passes, lanes] = FORMAT.exec(text)?.map(Number) ?? [];
  if (!memory || !passes || !lanes) return null;
  const isDear = memory > MOST_MEMORY_KIB || passes > MOST_PASSES || lanes > MOST_LANES;
  if (isDear || memory < 8 * lanes) return null;
  return { kind: 'argon2id', isRight: (password) => verify(text, password) };
}
