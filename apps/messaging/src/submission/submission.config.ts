import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535).optional();

/** Settings of the listeners for mail. */
export const mailListenSettings = {
  MESSAGING_SUBMISSION_ADDRESS: z
    .string()
    .default('127.0.0.1')
    .describe('Address that programs hand mail over at, by SMTP with an API key.'),
  MESSAGING_SUBMISSION_PORT: port.describe(
    'Port that programs hand mail over at, usually 587 or 465; 0 picks a free one, none when not set.',
  ),
  MESSAGING_SUBMISSION_SECURITY: z
    .enum(['starttls', 'tls'])
    .default('starttls')
    .describe('`tls` encrypts from the first byte on, as is usual at port 465.'),
  MESSAGING_INBOUND_HOST: z
    .string()
    .regex(/^[a-z0-9.-]{1,253}$/)
    .optional()
    .describe('Public name of the host that takes mail for domains; none when not set.'),
  MESSAGING_INBOUND_ADDRESS: z
    .string()
    .default('127.0.0.1')
    .describe('Address that mail for domains is taken at.'),
  MESSAGING_INBOUND_PORT: port.describe(
    'Port that mail for domains is taken at, as seen by other servers 25; 0 picks a free one, none when not set.',
  ),
  MESSAGING_MAIL_TLS_CERT: z
    .string()
    .min(1)
    .optional()
    .describe('File with the certificate and its chain in PEM, for listeners for mail.'),
  MESSAGING_MAIL_TLS_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('File with the key of that certificate in PEM.'),
};
