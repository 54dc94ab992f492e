import { randomBytes, scrypt } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { deriveKey, SecretBox } from '@skydeck/secret-box';
import { z } from 'zod';
import { BackupFailed } from './backup-failed.js';

/** How the key of a backup was locked away. */
export const KeyLock = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('passphrase'),
    salt: z.base64(),
    /** Cost, block size and lanes of scrypt. */
    n: z
      .number()
      .int()
      .max(2 ** 20),
    r: z.number().int().max(32),
    p: z.number().int().max(16),
    wrapped: z.base64(),
  }),
  z.object({ kind: z.literal('file'), salt: z.base64(), wrapped: z.base64() }),
]);
export type KeyLock = z.output<typeof KeyLock>;

/** What opens backups: a passphrase of a person, or a file with a key. */
export type Unlock =
  | { readonly kind: 'passphrase'; readonly passphrase: string }
  | { readonly kind: 'file'; readonly content: Buffer };

const MIN_PASSPHRASE = 12;
const MIN_KEY_BYTES = 32;
const MAX_KEY_BYTES = 64 * 1024;
// Some 128 MB and a third of a second for each guess.
const COST = { n: 2 ** 17, r: 8, p: 1 };
const MEMORY_BYTES = 512 * 1024 * 1024;

/** Checks a passphrase or reads a key file. */
export async function readUnlock(given: {
  passphrase?: string | undefined;
  keyFile?: string | undefined;
}): Promise<Unlock> {
  if (given.keyFile !== undefined) {
    const { size } = await stat(given.keyFile).catch(() => {
      throw new BackupFailed('no_key', `There is no key file ${given.keyFile}.`);
    });
    if (size >= MIN_KEY_BYTES && size <= MAX_KEY_BYTES) {
      return { kind: 'file', content: await readFile(given.keyFile) };
    }
    const text = `A key file has ${MIN_KEY_BYTES} to ${MAX_KEY_BYTES} bytes; this one has ${size}.`;
    throw new BackupFailed('weak_key', text, 'head -c 32 /dev/urandom > backup.key');
  }
  if (given.passphrase === undefined || given.passphrase === '') {
    throw new BackupFailed(
      'no_key',
      'A backup holds every secret of the installation and is always encrypted.',
      'Give --key-file, or the passphrase in SKYDECK_BACKUP_PASSPHRASE.',
    );
  }
  if (given.passphrase.length >= MIN_PASSPHRASE) {
    return { kind: 'passphrase', passphrase: given.passphrase };
  }
  throw new BackupFailed('weak_key', `A passphrase has at least ${MIN_PASSPHRASE} characters.`);
}

/** Locks the key of a backup away. */
export async function lockKey(key: Buffer, unlock: Unlock, backupId: string): Promise<KeyLock> {
  const salt = randomBytes(16).toString('base64');
  if (unlock.kind === 'file') {
    const outer = outerKey(unlock.content, salt);
    return { kind: 'file', salt, wrapped: wrap(key, outer, backupId) };
  }
  const outer = await stretched(unlock.passphrase, { salt, ...COST });
  return { kind: 'passphrase', salt, ...COST, wrapped: wrap(key, outer, backupId) };
}

/** The key of a backup. Rejects with `wrong_key`. */
export async function unlockKey(lock: KeyLock, unlock: Unlock, backupId: string): Promise<Buffer> {
  if (lock.kind !== unlock.kind) {
    const wanted = lock.kind === 'file' ? 'a key file' : 'a passphrase';
    throw new BackupFailed('wrong_key', `This backup was made with ${wanted}.`);
  }
  const outer =
    unlock.kind === 'file'
      ? outerKey(unlock.content, lock.salt)
      : await stretched(unlock.passphrase, lock as KeyLock & { kind: 'passphrase' });
  try {
    return new SecretBox(outer).open(Buffer.from(lock.wrapped, 'base64'), backupId);
  } catch (cause) {
    const what = unlock.kind === 'file' ? 'key file' : 'passphrase';
    throw new BackupFailed('wrong_key', `The ${what} is not that of this backup.`, undefined, {
      cause,
    });
  }
}

function wrap(key: Buffer, outer: Buffer, backupId: string): string {
  return new SecretBox(outer).seal(key, backupId).toString('base64');
}

function outerKey(content: Buffer, salt: string): Buffer {
  return deriveKey({
    secret: content.toString('base64'),
    purpose: 'skydeck backup key file',
    salt,
  });
}

async function stretched(
  passphrase: string,
  { salt, n, r, p }: { salt: string; n: number; r: number; p: number },
): Promise<Buffer> {
  const options = { N: n, r, p, maxmem: MEMORY_BYTES };
  const run = promisify<string, Buffer, number, typeof options, Buffer>(scrypt);
  return run(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), 32, options);
}
