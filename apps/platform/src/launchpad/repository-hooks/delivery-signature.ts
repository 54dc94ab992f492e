import { createHmac, hash, timingSafeEqual } from 'node:crypto';
import type { HookProvider } from './hook.schema.js';

export type DeliveryHeaders = Readonly<Record<string, string | string[] | undefined>>;

interface Scheme {
  readonly header: string;
  /** What must stand in the header. */
  readonly expected: (secret: string, body: Buffer) => string;
  readonly delivery: string;
}

const hmac = (secret: string, body: Buffer) =>
  createHmac('sha256', secret).update(body).digest('hex');
const prefixed = (secret: string, body: Buffer) => `sha256=${hmac(secret, body)}`;

/** How each provider proves that it knows the secret, as its documentation has it. */
const SCHEMES: Record<HookProvider, Scheme> = {
  github: {
    header: 'x-hub-signature-256',
    expected: prefixed,
    delivery: 'x-github-delivery',
  },
  gitlab: {
    header: 'x-gitlab-token',
    expected: (secret) => secret,
    delivery: 'x-gitlab-event-uuid',
  },
  gitea: { header: 'x-gitea-signature', expected: hmac, delivery: 'x-gitea-delivery' },
  forgejo: { header: 'x-forgejo-signature', expected: hmac, delivery: 'x-forgejo-delivery' },
  bitbucket: { header: 'x-hub-signature', expected: prefixed, delivery: 'x-request-uuid' },
  generic: {
    header: 'x-skydeck-signature',
    expected: prefixed,
    delivery: 'x-skydeck-delivery',
  },
};

/** Whether a delivery was made by somebody who knows the secret; takes the same time either way. */
export function isSigned(
  provider: HookProvider,
  headers: DeliveryHeaders,
  { secret, body }: { readonly secret: string; readonly body: Buffer },
): boolean {
  const { header, expected } = SCHEMES[provider];
  const given = headers[header];
  if (typeof given !== 'string') return false;
  // Digests have one length, so that the comparison tells nothing of the secret's.
  return timingSafeEqual(digest(given), digest(expected(secret, body)));
}

/**
 * The names under which a delivery is remembered. Providers do not sign the id, so the bytes count
 * too wherever they are signed.
 */
export function deliveryIds(
  provider: HookProvider,
  headers: DeliveryHeaders,
  body: Buffer,
): readonly string[] {
  const id = deliveryName(provider, headers);
  const bytes = `body ${hash('sha256', body, 'hex')}`;
  if (id === null) return [bytes];
  const named = `${provider} ${id}`;
  return provider === 'gitlab' ? [named] : [named, bytes];
}

/** The id that the provider gave a delivery. */
export function deliveryName(provider: HookProvider, headers: DeliveryHeaders): string | null {
  const id = headers[SCHEMES[provider].delivery];
  return typeof id === 'string' && id !== '' ? id.slice(0, 200) : null;
}

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');
