import { OAuthError } from './oauth-error.js';

export const DEVICE_GRANT = 'urn:ietf:params:oauth:grant-type:device_code';
/** Programs that may use the device flow; they have no secret to keep (RFC 8252). */
export const CLIENT_IDS = ['skydeck-cli'];
const LONGEST = 512;

/**
 * One parameter of a form. Missing, repeated or overlong ones are refused, as RFC 6749 section 3.2
 * wants.
 */
export function parameter(form: unknown, name: string): string {
  const value: unknown = (form as Record<string, unknown> | undefined)?.[name];
  if (typeof value === 'string' && value !== '' && value.length <= LONGEST) return value;
  throw new OAuthError('invalid_request', `The parameter \`${name}\` is missing or not valid.`);
}

/** The client that asks, which must be one we know. */
export function clientOf(form: unknown): string {
  const id = parameter(form, 'client_id');
  if (!CLIENT_IDS.includes(id)) throw new OAuthError('invalid_client', 'This client is not known.');
  return id;
}
