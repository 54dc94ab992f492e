import { z } from 'zod';
import { consoleSettings } from './console/console.config.js';

/** Settings of servers. */
export const VpsConfig = z.object({
  ...consoleSettings,
  VPS_ENGINE: z
    .enum(['auto', 'incus', 'qemu', 'kubevirt', 'off'])
    .default('auto')
    .describe(
      'What runs servers; `auto` takes Incus or LXD if there is one, QEMU otherwise. `kubevirt` is experimental.',
    ),
  VPS_CIDR: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,3}){3}\/(1[2-9]|2[0-4])$/, 'must be an IPv4 network, /12 to /24')
    .optional()
    .describe('Network that servers get their addresses of; a free one of this machine if empty.'),
  VPS_PORT_RANGE: z
    .string()
    .default('12000-15999')
    .transform((text, context) => {
      const [first = 0, last = 0] = /^\d{1,5}-\d{1,5}$/.test(text)
        ? text.split('-').map(Number)
        : [];
      if (first >= 1 && first <= last && last <= 65_535) return { first, last };
      context.addIssue({ code: 'custom', message: 'must be two ports such as 12000-15999' });
      return z.NEVER;
    })
    .describe('Ports of this machine that servers can be published at, such as `12000-15999`.'),
  VPS_PORT_BIND: z
    .ipv4()
    .default('127.0.0.1')
    .describe(
      'Address of this machine that published ports are reached at; `0.0.0.0` for every address.',
    ),
  VPS_FLOATING_CIDR: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,3}){3}\/(1[6-9]|2\d|3[0-2])$/, 'must be an IPv4 network, /16 to /32')
    .optional()
    .describe('Addresses routed to this machine that projects can have; without it, none.'),
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
