import { ownerOf } from '@skydeck/auth-guard';
import { z } from 'zod';
import { SessionTokensView } from '../accounts/accounts.schema.js';
import { secondFactorField, toSecondFactor } from '../factors/policy/second-factor.schema.js';
import { Email } from '../otp/email.js';
import { ClientIp } from '../otp/otp.schema.js';
import { Locale } from '../otp/texts/locale.js';
import type { SignedInUser } from '../users/user-sign-ins.js';
import { toUser, User } from '../users/users.schema.js';
import { MAGIC_LINK_STATUSES, type MagicLinkEntity } from './magic-link.entity.js';

export const RequestMagicLink = z
  .strictObject({
    email: Email.describe('Address that the link goes to.'),
    redirect_url: z
      .string()
      .max(1024)
      .describe('Where the browser is sent with the code; one of those in the settings.'),
    code_challenge: z
      .string()
      .regex(/^[\w-]{43}$/, 'Write the SHA-256 of the verifier in base64url.')
      .describe('SHA-256 of a secret that the browser keeps, as S256 of RFC 7636.'),
    locale: Locale.optional().describe('Language of the mail; that of the project if not given.'),
    client_ip: ClientIp.optional(),
  })
  .meta({ id: 'RequestMagicLink' });
export type RequestMagicLink = z.output<typeof RequestMagicLink>;

export const ExchangeMagicLink = z
  .strictObject({
    code: z.string().max(128).describe('The `code` with which the browser came back.'),
    code_verifier: z
      .string()
      .regex(/^[\w.~-]{43,128}$/, 'Write 43 to 128 letters, digits, `-`, `.`, `_` or `~`.')
      .describe('The secret whose SHA-256 the request named.'),
  })
  .meta({ id: 'ExchangeMagicLink' });
export type ExchangeMagicLink = z.output<typeof ExchangeMagicLink>;

const time = () => z.iso.datetime();

export const MagicLink = z
  .object({
    id: z.string().describe('`mlk_…`'),
    mode: z.enum(['live', 'test']).describe('Mails of test mode stay in the outbox.'),
    status: z.enum(MAGIC_LINK_STATUSES).describe('A link is opened once, and used once.'),
    email: z.string().describe('The address that the link went to.'),
    created_at: time().describe('When the link was asked for.'),
    expires_at: time().describe('When the link stops working.'),
    opened_at: time().nullable().describe('When the button behind the link was pressed.'),
    used_at: time().nullable().describe('When its code was exchanged.'),
  })
  .meta({ id: 'MagicLink' });
export type MagicLink = z.output<typeof MagicLink>;

export const UsedMagicLink = MagicLink.extend({
  user: User.describe('Who the link has proven to be there; made when new.'),
  session: SessionTokensView.nullable().describe(
    'A session of the user; null while banned, or while a second factor is asked for.',
  ),
  second_factor_required: secondFactorField,
}).meta({ id: 'UsedMagicLink' });
export type UsedMagicLink = z.output<typeof UsedMagicLink>;

export function toMagicLink(link: MagicLinkEntity, now: Date): MagicLink {
  return {
    id: link.id,
    mode: ownerOf(link.tenant).mode,
    status: link.status === 'pending' && link.expiresAt <= now ? 'expired' : link.status,
    email: link.email,
    created_at: link.createdAt.toISOString(),
    expires_at: link.expiresAt.toISOString(),
    opened_at: link.openedAt?.toISOString() ?? null,
    used_at: link.usedAt?.toISOString() ?? null,
  };
}

export function toUsedMagicLink(
  link: MagicLink,
  { user, session, secondFactor }: SignedInUser,
): UsedMagicLink {
  const second = toSecondFactor(secondFactor);
  return { ...link, user: toUser(user), session, second_factor_required: second };
}
