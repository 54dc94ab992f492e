import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { LogDrainEntity } from './log-drain.entity.js';

const SCHEMES = new Set(['syslog+tcp:', 'syslog+tls:', 'http:', 'https:']);

export const ListLogDrains = listQuery('log_drains', { sort: ['created_at'] });
export type ListLogDrains = z.output<typeof ListLogDrains.schema>;

export const CreateLogDrain = z
  .strictObject({
    url: z
      .string()
      .max(2048)
      .refine(
        isAddress,
        'must be a syslog+tcp, syslog+tls, http or https address without a password',
      )
      .describe(
        '`syslog+tls://host:6514` and `syslog+tcp://host:601` take RFC 5424; `https://host/v1/logs` takes OTLP.',
      ),
    headers: z
      .record(z.string().regex(/^[A-Za-z0-9-]{1,64}$/), z.string().max(2048))
      .refine((headers) => Object.keys(headers).length <= 10, 'must have at most 10 entries')
      .default({})
      .describe('Sent along with OTLP, such as a key. Never shown again.'),
    ca_pem: z
      .string()
      .max(65_536)
      .regex(/^-----BEGIN CERTIFICATE-----/)
      .optional()
      .describe('Authority of a `syslog+tls` receiver; the public ones when not given.'),
  })
  .meta({ id: 'CreateLogDrain', description: 'Where the log of an app is to be sent.' });
export type CreateLogDrain = z.output<typeof CreateLogDrain>;

export const LogDrain = z
  .object({
    id: z.string().describe('`ldr_…`'),
    url: z.string().describe('Where the log is sent to.'),
    has_headers: z.boolean().describe('Whether headers are sent along; they are never shown.'),
    status: z
      .enum(['active', 'failing', 'disabled'])
      .describe('`failing` is tried again ever more slowly, `disabled` not any more.'),
    sent_seq: z.int().describe('Number of the last line that the receiver has.'),
    problem: z.string().nullable().describe('Why the last attempt failed.'),
    failing_since: z.iso.datetime().nullable().describe('When the failures began.'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'LogDrain', description: 'Somewhere that the log of an app is sent to.' });
export type LogDrain = z.output<typeof LogDrain>;

export const LogDrainResponse = envelopeOf(LogDrain);
export const LogDrainListResponse = pageOf(LogDrain);

export function toLogDrain(row: LogDrainEntity): LogDrain {
  return {
    id: row.id,
    url: row.url,
    has_headers: row.headersSealed !== null,
    status: row.status,
    sent_seq: Number(row.sentSeq),
    problem: row.problem,
    failing_since: row.failingSince?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  };
}

function isAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !SCHEMES.has(url.protocol) || url.hostname === '') return false;
  const isSyslog = url.protocol.startsWith('syslog');
  return url.username === '' && url.password === '' && (!isSyslog || url.port !== '');
}
