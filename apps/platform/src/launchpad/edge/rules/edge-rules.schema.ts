import { isIP } from 'node:net';
import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';

const MOST_RULES = 200;
const MOST_BODY_BYTES = 1024 ** 4;
const LONGEST_MS = 3_600_000;
const OF_CONNECTIONS: ReadonlySet<string> = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-request-id',
]);

const Cidr = z.string().max(64).refine(isCidr, 'must be an address or a network in CIDR');
const Cidrs = z.array(Cidr).max(1000);
const HeaderName = z
  .string()
  .regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$/, 'must be a header name')
  .refine((name) => !OF_CONNECTIONS.has(name.toLowerCase()), 'belongs to the connection');
const HeaderValue = z
  .string()
  .max(4096)
  .regex(/^[\x20-\x7e]*$/, 'must be printable ASCII');
const Path = z
  .string()
  .max(2048)
  .regex(/^\/[\x21-\x7e]*$/, 'must be a path');
const Location = z
  .string()
  .max(2048)
  .regex(/^[\x21-\x7e]+$/, 'must be a path or an address')
  .refine(isLocation, 'must begin with one slash, or be an http or https address');

const Redirect = z.object({
  from: Path.describe('The path; a `*` at its end takes any rest.'),
  to: Location.describe('Path or address; a `*` at its end stands for the rest.'),
  status: z
    .union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)])
    .default(308)
    .describe('308 and 301 may be remembered by browsers.'),
});

const HeaderRule = z.object({
  path: Path.optional().describe('Only for paths that begin so; a `*` at the end is allowed.'),
  set: z.record(HeaderName, HeaderValue).default({}).describe('Headers to set on answers.'),
  remove: z.array(HeaderName).max(50).default([]).describe('Headers to take off answers.'),
});

const Maintenance = z.object({
  enabled: z.boolean().describe('Whether visitors are turned away with 503.'),
  message: z.string().max(1000).optional().describe('What they are told.'),
  allow: z.array(Cidr).max(MOST_RULES).default([]).describe('Networks that come in all the same.'),
});

const UserName = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[^:\p{Cc}]+$/u, 'must have no colon and no control characters');

const BasicAuth = z.object({
  realm: z
    .string()
    .regex(/^[\x20\x21\x23-\x5b\x5d-\x7e]{1,100}$/, 'must be plain text without quotes')
    .default('Restricted')
    .describe('What browsers show.'),
  users: z
    .array(
      z.object({
        name: UserName.describe('Name to sign in with.'),
        password: z
          .string()
          .min(8)
          .max(200)
          .optional()
          .describe('Kept as an Argon2id hash; without it the present one of the name stays.'),
      }),
    )
    .min(1)
    .max(MOST_RULES)
    .describe('Who may come in.'),
});

const fields = {
  redirect_https: z.boolean().describe('Whether plain HTTP is sent to HTTPS.'),
  redirects: z.array(Redirect).max(MOST_RULES).describe('The first that fits is taken.'),
  headers: z.array(HeaderRule).max(MOST_RULES).describe('Changes of the headers of answers.'),
  maintenance: Maintenance.describe('Whether the app is closed for work.'),
  basic_auth: BasicAuth.describe('Names and passwords that visitors need.'),
  ip_allow: Cidrs.describe('Only these networks come in; all when empty.'),
  ip_deny: Cidrs.describe('Networks that stay out, also when allowed.'),
  compression: z.boolean().describe('Whether texts are compressed; they are if not said.'),
  max_body_bytes: z.int().min(0).max(MOST_BODY_BYTES).describe('Largest request body.'),
  timeout_ms: z.int().min(1).max(LONGEST_MS).describe('Longest time that a request may take.'),
};

/** What to change; null takes a rule away. */
export const UpdateEdgeRules = z
  .strictObject({
    redirect_https: fields.redirect_https.nullable().optional(),
    redirects: fields.redirects.nullable().optional(),
    headers: fields.headers.nullable().optional(),
    maintenance: fields.maintenance.nullable().optional(),
    basic_auth: fields.basic_auth.nullable().optional(),
    ip_allow: fields.ip_allow.nullable().optional(),
    ip_deny: fields.ip_deny.nullable().optional(),
    compression: fields.compression.nullable().optional(),
    max_body_bytes: fields.max_body_bytes.nullable().optional(),
    timeout_ms: fields.timeout_ms.nullable().optional(),
  })
  .meta({ id: 'UpdateEdgeRules', description: 'Rules to set; null takes one away.' });
export type UpdateEdgeRules = z.output<typeof UpdateEdgeRules>;

/** The rules as their owner sees them; passwords are never shown. */
export const EdgeRules = z
  .object({
    ...fields,
    basic_auth: z.object({ realm: z.string(), users: z.array(z.object({ name: z.string() })) }),
  })
  .partial()
  .meta({ id: 'EdgeRules', description: 'What is not there is not set.' });
export type EdgeRules = z.output<typeof EdgeRules>;

/** The rules as they are kept and as the edge takes them. */
export type StoredRules = Omit<EdgeRules, 'basic_auth'> & {
  basic_auth?: { realm: string; users: { name: string; hash: string }[] };
};

export const EdgeRulesResponse = envelopeOf(EdgeRules);

function isCidr(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

/** Two slashes, or a slash and a backslash, would lead to another host. */
function isLocation(text: string): boolean {
  if (text.startsWith('/')) return text[1] !== '/' && text[1] !== '\\';
  const url = URL.parse(text);
  return url?.protocol === 'http:' || url?.protocol === 'https:';
}
