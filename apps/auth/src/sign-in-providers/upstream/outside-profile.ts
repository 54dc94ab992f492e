import { Email } from '../../otp/email.js';
import type { OutsideProfile } from '../../identities/outside-profile.js';
import type { ClaimNames, ClaimPath } from '../presets/preset.js';
import type { SignInProviderEntity } from '../sign-in-provider.entity.js';

const LONGEST_SUBJECT = 255;
const LONGEST_NAME = 100;
const LONGEST_URL = 2048;

/** What a provider tells of a person: claims of a token, or a profile. */
export type Claims = Readonly<Record<string, unknown>>;

/**
 * Who a provider says is there. Everything comes from outside, so what has not the right shape is
 * left out. @throws when nobody is named
 */
export function toOutsideProfile(
  { id: providerId, tenant, kind, trustsEmail }: SignInProviderEntity,
  names: ClaimNames,
  claims: Claims,
): OutsideProfile {
  const subject = names.subject.map((path) => subjectPart(claims, path)).join(':');
  const email = Email.safeParse(at(claims, names.email)).data ?? null;
  return {
    tenant,
    providerId,
    kind,
    subject,
    email,
    isEmailVerified: email !== null && trustsEmail && isVerified(claims, names),
    name: textAt(claims, names.name, LONGEST_NAME),
    pictureUrl: httpsOrNull(textAt(claims, names.picture, LONGEST_URL)),
  };
}

function subjectPart(claims: Claims, path: ClaimPath): string {
  const value = at(claims, path);
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text === 'string' && /^[\x21-\x7e]+$/.test(text) && text.length <= LONGEST_SUBJECT) {
    return text;
  }
  throw new TypeError(`The provider tells no ${path}.`);
}

/** Apple writes booleans as texts. */
const TRUE = [true, 'true'];

function isVerified(
  claims: Claims,
  { emailVerified, verifiedWords = TRUE, isEmailAlwaysVerified = false }: ClaimNames,
): boolean {
  return isEmailAlwaysVerified || verifiedWords.includes(at(claims, emailVerified));
}

function textAt(claims: Claims, path: ClaimPath | undefined, longest: number): string | null {
  const value = at(claims, path);
  if (typeof value !== 'string') return null;
  return (
    value
      .replaceAll(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, longest) || null
  );
}

function httpsOrNull(text: string | null): string | null {
  return text !== null && URL.canParse(text) && new URL(text).protocol === 'https:' ? text : null;
}

function at(claims: Claims, path: ClaimPath | undefined): unknown {
  if (path === undefined) return undefined;
  let value: unknown = claims;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
      return undefined;
    value = (value as Claims)[name];
  }
  return value;
}
