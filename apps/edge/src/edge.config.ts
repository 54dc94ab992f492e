import { SharedConfig } from '@skydeck/config';
import { z } from 'zod';
import { LISTEN_DEFAULTS } from './keeper/listen-settings.js';
import { Cidr } from './rules/rules.schema.js';

const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
const milliseconds = (fallback: number) => z.coerce.number().int().min(0).default(fallback);

/** Settings of the edge, read once at start. */
export const EdgeConfig = z.object({
  EDGE_HOST: z
    .string()
    .default(LISTEN_DEFAULTS.EDGE_HOST)
    .describe('Address that visitors connect to.'),
  EDGE_PORT: port(LISTEN_DEFAULTS.EDGE_PORT).describe(
    'Port that visitors connect to; 0 picks a free one.',
  ),
  EDGE_TLS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Port for HTTPS, with HTTP/2; 0 picks a free one. Without it there is no TLS.'),
  EDGE_CERTIFICATE_TIMEOUT_MS: milliseconds(30_000).describe(
    'Longest time that a TLS handshake waits for a certificate that is being ordered.',
  ),
  EDGE_CONTROL_HOST: z
    .string()
    .default(LISTEN_DEFAULTS.EDGE_CONTROL_HOST)
    .describe('Address of the control listener. Keep it off public networks.'),
  EDGE_CONTROL_PORT: port(LISTEN_DEFAULTS.EDGE_CONTROL_PORT).describe(
    'Port of the control listener; 0 picks a free one.',
  ),
  SKYDECK_HOME: z
    .string()
    .default('~/.skydeck')
    .describe('Folder of the installation; the edge keeps its routes and access log in it.'),
  SKYDECK_SERVICE_SECRET: SharedConfig.shape.SKYDECK_SERVICE_SECRET,
  SKYDECK_SERVICE_SECRET_PREVIOUS: SharedConfig.shape.SKYDECK_SERVICE_SECRET_PREVIOUS,
  LOG_LEVEL: SharedConfig.shape.LOG_LEVEL,
  EDGE_ACCESS_LOG: z
    .string()
    .default('logs/edge-access.log')
    .describe('Access log as JSON lines: a path (relative to SKYDECK_HOME), or `off`.'),
  EDGE_ACCESS_LOG_MAX_BYTES: z.coerce
    .number()
    .int()
    .min(1024)
    .default(32 * 1024 * 1024)
    .describe('Size at which the access log is rotated; three older files are kept.'),
  EDGE_TRUSTED_PROXY_CIDRS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(Cidr))
    .describe('Networks of proxies in front whose `X-Forwarded-For` is believed, comma separated.'),
  EDGE_MAX_HEADER_BYTES: z.coerce
    .number()
    .int()
    .min(1024)
    .max(1024 * 1024)
    .default(16 * 1024)
    .describe('Largest request line and headers accepted from a visitor.'),
  EDGE_MAX_URL_BYTES: z.coerce
    .number()
    .int()
    .min(256)
    .default(8 * 1024)
    .describe('Longest request target accepted from a visitor.'),
  EDGE_HEADERS_TIMEOUT_MS: milliseconds(15_000).describe(
    'Time that a visitor has to send the whole request head.',
  ),
  EDGE_KEEP_ALIVE_TIMEOUT_MS: milliseconds(75_000).describe(
    'Time that an idle connection of a visitor is kept.',
  ),
  EDGE_STALL_TIMEOUT_MS: milliseconds(120_000).describe(
    'Time without progress after which an upload or a download is given up; 0 waits for ever.',
  ),
  EDGE_UPSTREAM_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(1)
    .default(512)
    .describe('Most connections that are held to one replica; further requests queue.'),
  EDGE_CONNECT_TIMEOUT_MS: milliseconds(1_000).describe('Time that a replica has to accept.'),
  EDGE_RESPONSE_TIMEOUT_MS: milliseconds(120_000).describe(
    'Time that a replica has to begin its answer; 0 waits for ever.',
  ),
  EDGE_DOWN_MS: milliseconds(2_000).describe(
    'Time for which a replica that refused a connection is avoided.',
  ),
  EDGE_HOLD_TIMEOUT_MS: milliseconds(30_000).describe(
    'Longest time that a request waits for an app that is being woken.',
  ),
  EDGE_HOLD_REQUESTS: z.coerce
    .number()
    .int()
    .min(1)
    .default(1_000)
    .describe('Most requests of one host that wait for its app to wake.'),
  EDGE_SHUTDOWN_TIMEOUT_MS: milliseconds(10_000).describe(
    'Time that requests in flight have to finish when the edge is stopped.',
  ),
  EDGE_DRAIN_TIMEOUT_MS: milliseconds(300_000).describe(
    'Time that requests, downloads and WebSockets have to finish in the old worker after a restart.',
  ),
});
export type EdgeConfig = z.output<typeof EdgeConfig>;
