import { readArgon2id } from './argon2id.js';
import { readBcrypt } from './bcrypt.js';
import { readFirebaseScrypt } from './firebase-scrypt.js';
import type { ForeignHash } from './foreign-hash.js';
import { readPbkdf2 } from './pbkdf2.js';
import { readShaCrypt } from './sha-crypt.js';

/** Every kind of hash that users can bring along. */
export const FORMATS: readonly ((text: string) => ForeignHash | null)[] = [
  readArgon2id,
  readBcrypt,
  readFirebaseScrypt,
  readPbkdf2,
  readShaCrypt,
];
