import type { Factor } from '../api/shapes.js';

const TYPES: Readonly<Record<Factor['type'], string>> = {
  totp: 'Authenticator app',
  passkey: 'Passkey',
  sms: 'Text message',
  email: 'E-mail',
};

/** What kind of factor it is. */
export const factorTypeText = ({ type }: Pick<Factor, 'type'>): string => TYPES[type];

/** What its owner knows a factor by. */
export const factorText = (factor: Factor): string =>
  factor.name ?? factor.to_masked ?? factorTypeText(factor);
