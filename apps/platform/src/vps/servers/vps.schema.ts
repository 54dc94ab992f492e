import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { Operation } from '@skydeck/operations';
import { z } from 'zod';
import { VPS_STATES } from './vps-state.js';

const LARGEST_USER_DATA_BYTES = 64 * 1024;
const MOST_LABELS = 64;

/** A host name label (RFC 1123). */
export const VpsName = z
  .string()
  .regex(
    /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/,
    'must be a host name: lower-case letters, digits and hyphens, at most 63 characters',
  )
  .describe('Unique in the project; also its host name.');

const Slug = z.string().min(1).max(100);

/** One line of an OpenSSH `authorized_keys` file without options (sshd(8)). */
export const PublicKey = z
  .string()
  .max(8192)
  .regex(
    /^(ssh-(rsa|ed25519)|ecdsa-sha2-nistp(256|384|521)|sk-(ssh-ed25519|ecdsa-sha2-nistp256)@openssh\.com) [A-Za-z0-9+/]+=*( [^\r\n\0]{0,200})?$/,
    'must be a public key such as `ssh-ed25519 AAAA… name`',
  );

const SshKey = z.union([
  PublicKey,
  z
    .string()
    .regex(/^[A-Za-z0-9][A-Za-z0-9_. -]{0,99}$/, 'must be a public key, or the id or name of one'),
]);

const UserData = z
  .string()
  .refine((text) => Buffer.byteLength(text) <= LARGEST_USER_DATA_BYTES, 'must be at most 64 KiB')
  .refine((text) => !text.includes('\0'), 'must not contain a NUL character');

export const Tags = z
  .array(z.string().regex(/^[a-z0-9][a-z0-9._:-]{0,62}$/, 'must be letters, digits and `._:-`'))
  .max(50)
  .transform((tags) => [...new Set(tags)].toSorted());

export const Labels = z
  .record(
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9._/-]{0,62}$/, 'must be lower-case letters, digits and `._/-`'),
    z.string().max(256),
  )
  .refine(
    (labels) => Object.keys(labels).length <= MOST_LABELS,
    `must have at most ${MOST_LABELS}`,
  );

/** A server to be made. */
export const CreateVps = z
  .strictObject({
    name: VpsName,
    size: Slug.describe('Slug of a size, such as `s-1vcpu-1gb`.'),
    image: Slug.describe('Slug or id of an image, such as `debian-12`.'),
    ssh_keys: z
      .array(SshKey)
      .max(20)
      .default([])
      .describe('Who may log in: public keys, or ids or names of keys of the project.'),
    user_data: UserData.optional().describe(
      'cloud-init user data, at most 64 KiB. Never shown again.',
    ),
    networks: z
      .array(z.string().min(1).max(100))
      .max(8)
      .default([])
      .describe('Ids or names of private networks that it joins.'),
    tags: Tags.default([]).describe('Words to find it by.'),
    labels: Labels.default({}).describe('Names and values of your own.'),
    protected: z.boolean().default(false).describe('Whether deletion and rebuilding are refused.'),
  })
  .meta({ id: 'CreateVps' });
export type CreateVps = z.output<typeof CreateVps>;

/** What can be changed without touching the machine. */
export const UpdateVps = z
  .strictObject({
    name: VpsName.optional(),
    tags: Tags.optional(),
    labels: Labels.optional(),
    protected: z.boolean().optional(),
  })
  .refine((body) => Object.keys(body).length > 0, 'must change something')
  .meta({ id: 'UpdateVps' });
export type UpdateVps = z.output<typeof UpdateVps>;

export const StopVps = z
  .strictObject({
    force: z.boolean().default(false).describe('Cuts the power at once.'),
    grace_s: z
      .int()
      .min(0)
      .max(300)
      .optional()
      .describe('Seconds that it has to power off before its power is cut; 20 when not given.'),
  })
  .default({ force: false })
  .meta({ id: 'StopVps' });
export type StopVps = z.output<typeof StopVps>;

export const ResizeVps = z
  .strictObject({
    size: Slug.describe('Slug of the new size.'),
    disk: z
      .boolean()
      .default(true)
      .describe('Whether the disk grows too. A disk never shrinks again.'),
  })
  .meta({ id: 'ResizeVps' });
export type ResizeVps = z.output<typeof ResizeVps>;

export const RebuildVps = z
  .strictObject({
    image: Slug.optional().describe(
      'Slug or id of an image; the one it was made of when not given.',
    ),
    user_data: UserData.optional().describe('Replaces the user data of its creation.'),
  })
  .meta({ id: 'RebuildVps' });
export type RebuildVps = z.output<typeof RebuildVps>;

/** Which servers of a project to list. */
export const ListVps = listQuery('vps', {
  filters: {
    state: z.enum(VPS_STATES).describe('Only servers in this state.'),
    tag: z.string().min(1).max(63).describe('Only servers with this tag.'),
    label: z
      .string()
      .regex(/^[^=]{1,63}(=.{0,256})?$/, 'must be `name` or `name=value`')
      .describe('Only servers with this label, as `name` or `name=value`.'),
  },
  sort: ['created_at', 'name'],
});
export type ListVps = z.output<typeof ListVps.schema>;

const Address = z.object({
  network: z.string().describe('`public`, or the id of a private network.'),
  ipv4: z.string().describe('Its address there; fixed for its life.'),
  mac: z.string().describe('Its hardware address there.'),
  needs_restart: z
    .boolean()
    .describe('Whether it has the address from its next start only: its guest could not be told.'),
});

const Published = z.object({
  protocol: z.enum(['tcp', 'udp']).describe('What it carries.'),
  host_port: z.int().describe('Port of this machine.'),
  guest_port: z.int().describe('Port of the server.'),
});

/** A server as its owner sees it. */
export const Vps = z
  .object({
    id: z.string().describe('`vps_…`'),
    name: VpsName,
    project: z.string().describe('Slug of its project.'),
    state: z.enum(VPS_STATES).describe('Where it is.'),
    ready: z.boolean().describe('Whether its network is up and its first start is through.'),
    size: z.object({
      slug: z.string().describe('The size it was given last.'),
      vcpus: z.int().describe('Processors it sees.'),
      memory_mb: z.int().describe('Memory in MiB.'),
      disk_gb: z.int().describe('Disk in GiB.'),
    }),
    image: z.object({
      id: z.string().describe('`img_…`'),
      slug: z.string().describe('Name of the image, such as `debian-12`.'),
    }),
    ipv4: z.string().nullable().describe('Its address in the public network.'),
    floating_ip: z
      .string()
      .nullable()
      .describe('Address that it is reached at from outside; null for none.'),
    addresses: z.array(Address).describe('All its addresses.'),
    published: z
      .array(Published)
      .describe('Ports of this machine that lead to it; see its `ports`.'),
    engine: z.string().describe('What runs it.'),
    location: z.string().nullable().describe('The member of a cluster that it is on.'),
    tags: z.array(z.string()),
    labels: z.record(z.string(), z.string()),
    protected: z.boolean().describe('Whether deletion and rebuilding are refused.'),
    operation: Operation.pick({ id: true, kind: true, progress: true, stage: true })
      .nullable()
      .describe('What is being done to it now.'),
    error: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .describe('What went wrong last; null when nothing did.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable().describe('When it was started last.'),
    ready_at: z.iso.datetime().nullable().describe('When it was found ready after that.'),
  })
  .meta({ id: 'Vps' });
export type Vps = z.output<typeof Vps>;

export const VpsResponse = envelopeOf(Vps);
export const VpsListResponse = pageOf(Vps);
