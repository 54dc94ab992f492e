import { isIP } from 'node:net';
import { z } from 'zod';

const MOST_RULES = 200;
const REFUSED_HEADERS: ReadonlySet<string> = new Set([
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

/** A network as `address/bits`, or a single address. */
export const Cidr = z.string().max(64).refine(isCidr, 'must be an address or a network in CIDR');

const HeaderName = z
  .string()
  .regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}$/, 'must be a header name')
  .refine((name) => !REFUSED_HEADERS.has(name.toLowerCase()), 'belongs to the connection');
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

/** What happens to the requests of an app before and after it answers. */
export const Rules = z.object({
  redirect_https: z.boolean().optional(),
  redirects: z
    .array(
      z.object({
        from: Path,
        to: Location,
        status: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
      }),
    )
    .max(MOST_RULES)
    .optional(),
  headers: z
    .array(
      z.object({
        path: Path.optional(),
        set: z.record(HeaderName, HeaderValue).default({}),
        remove: z.array(HeaderName).max(MOST_RULES).default([]),
      }),
    )
    .max(MOST_RULES)
    .optional(),
  maintenance: z
    .object({
      enabled: z.boolean(),
      message: z.string().max(1000).optional(),
      allow: z.array(Cidr).max(MOST_RULES).default([]),
    })
    .optional(),
  basic_auth: z
    .object({
      realm: z.string().regex(/^[\x20\x21\x23-\x5b\x5d-\x7e]{1,100}$/, 'must be plain text'),
      users: z
        .array(z.object({ name: z.string().min(1).max(128), hash: z.string().max(256) }))
        .min(1)
        .max(MOST_RULES),
    })
    .optional(),
  ip_allow: z.array(Cidr).max(1000).optional(),
  ip_deny: z.array(Cidr).max(1000).optional(),
  compression: z.boolean().optional(),
  max_body_bytes: z.int().min(0).optional(),
  timeout_ms: z.int().min(1).optional(),
});
export type Rules = z.output<typeof Rules>;

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
