import { isIP } from 'node:net';
import { z } from 'zod';

const port = (fallback: number, text: string) =>
  z.coerce.number().int().min(0).max(65_535).default(fallback).describe(text);

const perMinute = (fallback: number, text: string) =>
  z.coerce.number().int().min(0).max(1_000_000).default(fallback).describe(text);

/** An address, or one with a prefix such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', prefix = '0', ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address) as 0 | 4 | 6];
  return rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= longest;
}

/** How many requests each service lets through. */
const rateLimits = {
  RATE_LIMIT_PER_MINUTE: perMinute(
    600,
    'Requests of one key or account in a minute; 0 switches every rate limit off.',
  ),
  RATE_LIMIT_BURST: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(100)
    .describe('How many of these may come at once.'),
  RATE_LIMIT_PROJECT_PER_MINUTE: perMinute(
    6000,
    'Requests of all callers of a project in a minute; 0 for any number.',
  ),
  RATE_LIMIT_ADDRESS_PER_MINUTE: perMinute(
    600,
    'Requests without a key or token from one address in a minute; 0 for any number.',
  ),
  RATE_LIMIT_REFUSED_PER_MINUTE: perMinute(
    60,
    'Refused keys and tokens of one address in a minute; 0 for any number.',
  ),
};

/** Settings that every service reads: where its stores and its neighbours are. */
export const SharedConfig = z.object({
  DATABASE_URL: z.url().meta({ secret: true }).describe('Postgres connection string.'),
  DATABASE_POOL_URL: z
    .string()
    .regex(/^postgres(?:ql)?:\/\//)
    .optional()
    .describe(
      'A pooler such as PgBouncer, for statements; `{schema}` in it stands for the schema of a service. Migrations, locks and `LISTEN` stay on `DATABASE_URL`, whose user and password are used here too.',
    ),
  DATABASE_MIGRATE: z
    .enum(['start', 'expand', 'wait'])
    .default('start')
    .describe(
      'Who brings the schema up to date: each service when it starts, or its program `dist/migrate.js`, which services then `wait` for. With `expand` a service that starts leaves what the version before still reads.',
    ),
  REDIS_URL: z
    .url()
    .optional()
    .meta({ secret: true })
    .describe(
      'Redis or Valkey. When set, queues, limits and the revocation bus use it. With `?cluster=true` at its end it is one server of a cluster.',
    ),
  SKYDECK_SERVICE_SECRET: z
    .string()
    .min(32)
    .meta({ secret: true })
    .describe('Shared by the services: they trade it for short service tokens.'),
  SKYDECK_SERVICE_SECRET_PREVIOUS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((one) => one.trim() || []))
    .refine(
      (secrets) => secrets.every(({ length }) => length >= 32),
      'Each has at least 32 characters.',
    )
    .meta({ secret: true })
    .describe(
      'Service secrets that were in force before, comma separated: what was sealed or signed under them still opens and is believed.',
    ),
  AUTH_URL: z
    .url()
    .default('http://127.0.0.1:4001')
    .describe('Public address of auth; the issuer.'),
  AUTH_INTERNAL_URL: z
    .url()
    .default('http://127.0.0.1:4101')
    .describe('Internal listener of the auth service.'),
  INTERNAL_TLS_CERT_FILE: z
    .string()
    .optional()
    .describe(
      'PEM file with the certificate chain that the listener for other services shows; it speaks plain HTTP when not given. Read again when it changes. The `…_INTERNAL_URL` settings begin with `https:` then.',
    ),
  INTERNAL_TLS_KEY_FILE: z
    .string()
    .optional()
    .describe('PEM file with the key of that certificate; needed together with it.'),
  DASHBOARD_URL: z.url().default('http://127.0.0.1:4007').describe('Address of the dashboard.'),
  TRUSTED_PROXY_CIDRS: z
    .string()
    .default('127.0.0.0/8,::1')
    .transform((text) => text.split(',').flatMap((cidr) => cidr.trim() || []))
    .refine((cidrs) => cidrs.every(isNetwork), 'Must be networks such as 10.0.0.0/8.')
    .describe(
      'Proxies whose `X-Forwarded-For` is believed, comma separated; this machine when not given, nobody when empty.',
    ),
  ...rateLimits,
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Least severe level that is logged.'),
});
export type SharedConfig = z.output<typeof SharedConfig>;

/** The listening settings of one service, by the names `<SERVICE>_HOST`, `<SERVICE>_PORT`, … */
export function listenConfig<const Prefix extends string>(prefix: Prefix, defaultPort: number) {
  const name = prefix.toLowerCase();
  const shape = {
    [`${prefix}_HOST`]: z
      .string()
      .default('127.0.0.1')
      .describe(`Address that the ${name} API listens on.`),
    [`${prefix}_PORT`]: port(defaultPort, `Port of the ${name} API; 0 picks a free one.`),
    [`${prefix}_INTERNAL_HOST`]: z
      .string()
      .default('127.0.0.1')
      .describe(`Address of the ${name} listener for other services.`),
    [`${prefix}_INTERNAL_PORT`]: port(
      defaultPort + 100,
      `Port of the ${name} listener for other services; 0 picks a free one.`,
    ),
    [`${prefix}_ROLES`]: z
      .string()
      .default('api,worker')
      .transform((text) => text.split(',').map((role) => role.trim()))
      .pipe(z.array(z.enum(['api', 'worker'])).min(1))
      .describe(
        `What this process of ${name} is for: \`api\` answers requests, \`worker\` does what nobody waits for; both when not given. Some process must be each.`,
      ),
    [`${prefix}_SCHEMA`]: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,40}$/)
      .default(name)
      .describe(`Postgres schema that the ${name} service owns.`),
  };
  return shape as unknown as ListenShape<Prefix>;
}

type ListenShape<Prefix extends string> = Record<
  `${Prefix}_HOST` | `${Prefix}_INTERNAL_HOST` | `${Prefix}_SCHEMA`,
  z.ZodDefault<z.ZodString>
> &
  Record<`${Prefix}_ROLES`, z.ZodType<readonly ('api' | 'worker')[], string | undefined>> &
  Record<`${Prefix}_PORT` | `${Prefix}_INTERNAL_PORT`, z.ZodDefault<z.ZodNumber>>;
