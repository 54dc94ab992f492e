import { z } from 'zod';
import { DirectMxDriver } from '../../drivers/direct-mx/direct-mx.driver.js';
import { Host, Port } from './host.schema.js';
import { mailManners, pace } from './mail.schema.js';
import { providerKind } from './provider-kind.js';

export const DirectMxSettings = z.strictObject({
  ...mailManners,
  ...pace,
  helo_name: Host.optional().describe(
    'Name that we call ourselves by: that of the address we send from, forwards and backwards; the domain of `from` when not given.',
  ),
  port: Port.default(25).describe('Port that servers of recipients take mail at.'),
  max_connections_per_domain: z
    .int()
    .min(1)
    .max(20)
    .default(2)
    .describe('Most connections at once to the servers of one domain.'),
});
export type DirectMxSettings = z.output<typeof DirectMxSettings>;

/** The servers of the recipients themselves, as DNS names them. */
export const directMxKind = providerKind({
  channels: ['email'],
  settings: DirectMxSettings,
  secrets: z.strictObject({}),
  hosts: () => [],
  driver: (settings, _secrets, { policy, dressing, resolver, transportPolicies }) =>
    new DirectMxDriver(settings, dressing, { resolver, policy, transportPolicies }),
});
