import { verify } from '@node-rs/bcrypt';
import type { ForeignHash } from './foreign-hash.js';

const FORMAT = /^\$2[aby]\$(\d{2})\$[./A-Za-z0-9]{53}$/;
const LEAST_COST = 4;
const MOST_COST = 15;

/** bcrypt, as `$2a$`, `$2b$` or `$2y$`. */
export function readBcrypt(text: string): ForeignHash | null {
  const cost = Number(FORMAT.exec(text)?.[1] ?? 0);
  if (cost < LEAST_COST || cost > MOST_COST) return null;
  return { kind: 'bcrypt', isRight: (password) => verify(password, text) };
}
