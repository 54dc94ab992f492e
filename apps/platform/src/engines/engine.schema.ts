import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

const Capabilities = z.object({
  kind: z.enum(['container', 'vm']).describe('What a server is.'),
  accelerator: z.enum(['shared-kernel', 'kvm', 'tcg']).describe('How its processor is made.'),
  live_resize: z.boolean().describe('Whether its size changes while it runs.'),
  memory_snapshots: z.boolean().describe('Whether snapshots can keep what is in memory.'),
  volumes: z.boolean().describe('Whether it can have volumes.'),
  routed_network: z.boolean().describe('Whether it has an address that the host routes.'),
  rootless: z.boolean().describe('Whether it runs without root.'),
});

const Reach = z.object({
  udp_ports: z
    .string()
    .nullable()
    .describe('UDP ports to open in the firewall, such as `20000-20999`; null when none are ours.'),
  addresses: z.array(z.string()).describe('Where browsers send media.'),
});

export const Engine = z
  .object({
    engine: z
      .enum(['builder', 'runtime', 'compute', 'rooms', 'relay'])
      .describe('What the driver is for.'),
    driver: z.string().describe('Name of the driver, as its setting knows it.'),
    ok: z.boolean().describe('Whether it works on this machine.'),
    version: z.string().nullable().describe('Version of what is behind it.'),
    chosen: z.boolean().describe('Whether the settings choose it.'),
    problems: z
      .array(
        z.object({
          code: z.string().describe('Stable name of the problem.'),
          text: z.string().describe('What is missing or weaker than it should be.'),
          fix: z.string().nullable().describe('The command or instruction that mends it.'),
        }),
      )
      .describe('Empty when nothing is wrong.'),
    reach: Reach.optional().describe('How browsers reach what carries media of rooms.'),
    capabilities: Capabilities.optional().describe('What servers of this engine can do.'),
  })
  .meta({ id: 'Engine' });
export type Engine = z.output<typeof Engine>;

export const EnginesResponse = envelopeOf(z.object({ items: z.array(Engine) }));
