import { z } from 'zod';
import { SmppDriver } from '../../drivers/smpp/smpp.driver.js';
import { Host, Port } from './host.schema.js';
import { providerKind } from './provider-kind.js';

const Octets = (most: number) => z.string().regex(new RegExp(`^[\\x21-\\x7e]{0,${most}}$`));

export const SmppSettings = z.strictObject({
  host: Host,
  port: Port.default(2775),
  tls: z.boolean().default(false).describe('Whether the connection is by TLS.'),
  system_id: Octets(15).min(1).describe('Account at the centre.'),
  system_type: Octets(12).default('').describe('Kind of system, where the centre asks for it.'),
  from: z
    .string()
    .regex(/^(\+[1-9]\d{1,14}|[A-Za-z0-9 ]{1,11}|\d{3,8})$/, 'Must be a number or a name.')
    .describe('Sender that recipients see: a number, or a name of at most eleven characters.'),
  concatenation: z
    .enum(['udh', 'sar', 'payload'])
    .default('udh')
    .describe('How parts of long messages say that they belong together.'),
  window: z
    .int()
    .min(1)
    .max(100)
    .default(10)
    .describe('Most messages at once that the centre has not answered.'),
});
export type SmppSettings = z.output<typeof SmppSettings>;

/** A message centre of an operator, by SMPP 3.4. */
export const smppKind = providerKind({
  channels: ['sms'],
  settings: SmppSettings,
  secrets: z.strictObject({
    password: Octets(8).optional().describe('Password at the centre, at most eight characters.'),
  }),
  hosts: ({ host }) => [host],
  driver: (settings, secrets, { policy, report, deliver }) =>
    new SmppDriver(settings, secrets, policy, report, deliver),
});
