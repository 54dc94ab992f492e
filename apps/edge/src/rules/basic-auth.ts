import type { PasswordCheck } from './password-check.js';
import type { Rules } from './rules.schema.js';

type BasicAuth = NonNullable<Rules['basic_auth']>;

/**
 * Whether a header proves one of the users. An unknown name costs as much time as a wrong password.
 * @returns undefined when it cannot be checked now
 */
export async function mayEnter(
  header: string | undefined,
  { users }: BasicAuth,
  passwords: PasswordCheck,
): Promise<boolean | undefined> {
  const [scheme, encoded] = header?.split(' ') ?? [];
  if (scheme?.toLowerCase() !== 'basic' || encoded === undefined) return false;
  const text = Buffer.from(encoded, 'base64').toString();
  const colon = text.indexOf(':');
  if (colon === -1) return false;
  const name = text.slice(0, colon);
  const user = users.find((one) => one.name === name);
  const hash = (user ?? users[0])?.hash ?? '';
  const isRight = await passwords.check(text.slice(colon + 1), hash);
  return isRight === undefined ? undefined : isRight && user !== undefined;
}
