import { z } from 'zod';

const KIB = 1024;

/** Any object, as long as its JSON is not too long. */
export const metadataOf = (kibibytes: number) =>
  z
    .record(z.string(), z.unknown())
    .refine((value) => Buffer.byteLength(JSON.stringify(value)) <= kibibytes * KIB, {
      error: `Must be at most ${kibibytes} KiB as JSON.`,
    })
    .nullable();
