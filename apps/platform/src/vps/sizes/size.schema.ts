import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import { fitsHere } from './fits-here.js';
import type { SizeEntity } from './size.entity.js';
import type { SizePrice } from './size-prices.js';

const vcpus = z.int().min(1).max(512).describe('Processors that the server sees.');
const share = z.number().min(0.05).max(1).describe('Share of these that it may use, 0.05 to 1.');
const memoryMb = z.int().min(64).max(16_777_216).describe('Memory in MiB.');
const diskGb = z.int().min(1).max(65_536).describe('Disk in GiB.');
const position = z.int().min(0).max(1_000_000).describe('Place in the list, the lowest first.');

/** A size as everybody sees it. */
export const Size = z
  .object({
    slug: z.string().describe('What `size` names it by.'),
    vcpus: z.int().describe('Processors that the server sees.'),
    cpu_share: z.number().describe('Share of these that it may use, at most 1.'),
    memory_mb: z.int().describe('Memory in MiB.'),
    disk_gb: z.int().describe('Disk in GiB.'),
    position: z.int().describe('Place in the list.'),
    offered: z.boolean().describe('Whether servers can still be given it.'),
    fits: z.boolean().describe('Whether this machine is large enough for it.'),
    price: z
      .object({
        currency: z.string().describe('ISO 4217, such as USD.'),
        hourly: z.string().describe('Price of an hour, a decimal number.'),
        monthly: z.string().describe('Price of 730 hours, a decimal number.'),
      })
      .describe('What a server of it costs while it runs; off, only its disk does.'),
  })
  .meta({ id: 'VpsSize' });
export type Size = z.output<typeof Size>;

export const SizeResponse = envelopeOf(Size);

/** Which sizes to list. */
export const ListSizes = z.strictObject({
  all: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true')
    .describe('Also those that are retired, or larger than this machine.'),
});
export type ListSizes = z.output<typeof ListSizes>;

export const CreateSize = z
  .strictObject({
    slug: z
      .string()
      .regex(
        /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/,
        'must be lower-case letters, digits and `-`, at most 63',
      )
      .describe('What `size` names it by.'),
    vcpus,
    cpu_share: share.default(1),
    memory_mb: memoryMb,
    disk_gb: diskGb,
    position: position.default(1000),
  })
  .meta({ id: 'CreateVpsSize' });
export type CreateSize = z.output<typeof CreateSize>;

export const UpdateSize = z
  .strictObject({
    vcpus: vcpus.optional(),
    cpu_share: share.optional(),
    memory_mb: memoryMb.optional(),
    disk_gb: diskGb.optional(),
    position: position.optional(),
    offered: z
      .boolean()
      .optional()
      .describe('`false` retires it: servers that have it keep it, no other gets it.'),
  })
  .meta({ id: 'UpdateVpsSize' });
export type UpdateSize = z.output<typeof UpdateSize>;

export function toSize(row: SizeEntity, price: SizePrice): Size {
  return {
    slug: row.slug,
    vcpus: row.vcpus,
    // Kept with single precision.
    cpu_share: Math.round(row.cpuShare * 1e6) / 1e6,
    memory_mb: row.memoryMb,
    disk_gb: row.diskGb,
    position: row.position,
    offered: row.isOffered,
    fits: fitsHere(row),
    price: { ...price },
  };
}
