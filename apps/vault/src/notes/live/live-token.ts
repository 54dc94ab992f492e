import { createHmac, timingSafeEqual } from 'node:crypto';
import { previousSecrets } from '@skydeck/secret-box';
import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';

/** What is needed to make tokens, as providers are given it. */
export class LiveTokenSettings {
  constructor(readonly secret: string) {}
}

const Grant = z.object({
  tenant: z.string().transform((text) => text as Tenant),
  note: z.string(),
  actor: z.string().nullable(),
  mayWrite: z.boolean(),
  untilMs: z.number(),
});
/** The right to write in a note, or to watch it, that begins before a time. */
export type LiveGrant = z.output<typeof Grant>;

/** Tokens by which a note is joined: for browsers, which can send no key with a WebSocket. */
@Injectable()
export class LiveTokens {
  readonly #keys: readonly Buffer[];

  constructor({ secret }: LiveTokenSettings) {
    this.#keys = [secret, ...previousSecrets(secret)].map((one) =>
      createHmac('sha256', one).update('skydeck vault: live notes').digest(),
    );
  }

  seal(grant: LiveGrant): string {
    const text = Buffer.from(JSON.stringify(grant)).toString('base64url');
    const [mark] = this.#marks(text);
    return `${text}.${mark?.toString('base64url')}`;
  }

  /** What a token grants; null when it is none, or its time is over. */
  open(token: string, now: Date): LiveGrant | null {
    const [text = '', given = ''] = token.split('.');
    const mark = Buffer.from(given, 'base64url');
    const isOurs = this.#marks(text).some(
      (own) => mark.length === own.length && timingSafeEqual(mark, own),
    );
    if (!isOurs) return null;
    const grant = Grant.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return grant.success && grant.data.untilMs > now.getTime() ? grant.data : null;
  }

  /** Marks by the secret in force, and by those before. */
  #marks(text: string): Buffer[] {
    return this.#keys.map((key) => createHmac('sha256', key).update(text).digest());
  }
}
