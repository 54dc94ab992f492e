import { z } from 'zod';
import { SmtpDriver } from '../../drivers/smtp/smtp.driver.js';
import { Host, Port } from './host.schema.js';
import { mailManners, pace } from './mail.schema.js';
import { providerKind } from './provider-kind.js';

export const SmtpSettings = z
  .strictObject({
    host: Host,
    port: Port.default(587),
    security: z
      .enum(['starttls', 'tls', 'none'])
      .default('starttls')
      .describe('`starttls` and `tls` never send in the clear; `none` is for relays inside.'),
    ca_certificate: z
      .string()
      .max(65_536)
      .regex(/^-----BEGIN CERTIFICATE-----/, 'Must be a certificate in PEM.')
      .optional()
      .describe('PEM of the authority that vouches for the relay, if no public one does.'),
    username: z.string().min(1).max(320).optional().describe('Account at the relay.'),
    ...mailManners,
    ...pace,
    max_connections: z.int().min(1).max(20).default(4).describe('Most connections at once.'),
  })
  .refine(({ security, username }) => security !== 'none' || username === undefined, {
    path: ['security'],
    error: 'A password is never sent in the clear: use `starttls` or `tls`.',
  });
export type SmtpSettings = z.output<typeof SmtpSettings>;

/** A relay that takes mail over SMTP. */
export const smtpKind = providerKind({
  channels: ['email'],
  settings: SmtpSettings,
  secrets: z.strictObject({
    password: z.string().min(1).max(1024).optional().describe('Password at the relay.'),
  }),
  hosts: ({ host }) => [host],
  driver: (settings, secrets, { policy, dressing }) =>
    new SmtpDriver(settings, secrets, policy, dressing),
});
