import { z } from 'zod';
import { consoleSettings } from './console/console.config.js';

/** Settings of servers. */
export const VpsConfig = z.object({
  ...consoleSettings,
  VPS_ENGINE: z
    .enum(['auto', 'incus', 'qemu', 'off'])
    .default('auto')
    .describe('What runs servers; `auto` takes Incus or LXD if there is one, QEMU otherwise.'),
  VPS_CIDR: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,3}){3}\/(1[2-9]|2[0-4])$/, 'must be an IPv4 network, /12 to /24')
    .default('10.94.0.0/16')
    .describe('Network that servers get their addresses of.'),
  VPS_NAME_SERVERS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .describe('Name servers of servers, comma separated; those of this machine when empty.'),
  VPS_IMAGE_DIR: z
    .string()
    .optional()
    .describe('Folder of built images; `vps/images` in the folder of the installation when empty.'),
  VPS_POOL_GB: z.coerce
    .number()
    .int()
    .min(2)
    .default(30)
    .describe('Most that the disks of servers take of this machine. Grows as it is used.'),
  VPS_CONCURRENCY: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(2)
    .describe('Operations on servers worked on at once.'),
  VPS_KEEP_RUNNING: z
    .stringbool()
    .default(true)
    .describe('Whether servers go on running while the platform is stopped.'),
  VPS_STOP_GRACE_S: z.coerce
    .number()
    .int()
    .min(0)
    .max(300)
    .default(20)
    .describe('Time that a server has to power off before its power is cut.'),
});
export type VpsConfig = z.output<typeof VpsConfig>;
