import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '@skydeck/secret-box';
import { z } from 'zod';
import { BackupFailed } from './backup-failed.js';
import { KeyLock } from './backup-key.js';

/** Raised when an older Skydeck could not read what a newer one writes. */
export const FORMAT = 1;

/** One stream of a backup, as it lies in the target. */
export const Part = z.object({
  name: z.string().regex(/^[a-z-]+$/),
  /** Bytes as stored: compressed and sealed. */
  bytes: z.number().int(),
  sha256: z.string().regex(/^[\da-f]{64}$/),
  /** Bytes of the archive inside. */
  plain_bytes: z.number().int(),
});
export type Part = z.output<typeof Part>;

/** What a backup says of itself. It is written last: without it there is no backup. */
export const Manifest = z.object({
  format: z.number().int(),
  id: z.string(),
  started_at: z.iso.datetime(),
  /** The moment that the database is of. */
  taken_at: z.iso.datetime(),
  version: z.string(),
  /** Whether the installation was in use meanwhile. */
  is_online: z.boolean(),
  postgres_major: z.number().int().nullable(),
  /** Changes of the schema that were made, by service. */
  migrations: z.record(z.string(), z.array(z.string())),
  /** Folders and files of the installation that are not in it, and why. */
  left_out: z.array(z.object({ path: z.string(), reason: z.string() })),
  parts: z.array(Part),
  lock: KeyLock,
  /** HMAC-SHA-256 of all the rest, under the key of the backup. */
  mac: z.string(),
});
export type Manifest = z.output<typeof Manifest>;

/** The text to store. */
export function signManifest(manifest: Omit<Manifest, 'mac'>, key: Buffer): string {
  return `${JSON.stringify({ ...manifest, mac: macOf(manifest, key) }, null, 2)}\n`;
}

/** Reads a stored text. Rejects what is no manifest, or of a later format. */
export function readManifest(stored: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch (cause) {
    throw new BackupFailed('damaged', 'The manifest cannot be read.', undefined, { cause });
  }
  const format = z.object({ format: z.number() }).safeParse(value).data?.format ?? 0;
  if (format > FORMAT) {
    const text = `The backup has format ${format}; this Skydeck knows ${FORMAT}.`;
    throw new BackupFailed('newer_version', text, 'Use the Skydeck that made it, or a newer one.');
  }
  const read = Manifest.safeParse(value);
  if (!read.success) throw new BackupFailed('damaged', 'The manifest is not complete.');
  return read.data;
}

/** Rejects a manifest that was changed since it was written. */
export function checkManifest(manifest: Manifest, key: Buffer): void {
  const { mac, ...rest } = manifest;
  const wanted = Buffer.from(macOf(rest, key));
  const found = Buffer.from(mac);
  if (wanted.length === found.length && timingSafeEqual(wanted, found)) return;
  throw new BackupFailed('damaged', 'The manifest was changed since it was written.');
}

/** The key of one part. */
export function partKey(key: Buffer, backupId: string, name: string): Buffer {
  const purpose = `skydeck backup part ${name}`;
  return deriveKey({ secret: key.toString('base64'), purpose, salt: backupId });
}

function macOf(manifest: Omit<Manifest, 'mac'>, key: Buffer): string {
  const secret = key.toString('base64');
  const signing = deriveKey({ secret, purpose: 'skydeck backup manifest', salt: manifest.id });
  return createHmac('sha256', signing).update(canonical(manifest)).digest('hex');
}

/** The same text for the same value, whatever the order of its members. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
