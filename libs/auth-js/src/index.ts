export { Auth, type SignIn } from './auth.js';
export { AuthError } from './auth-error.js';
export type { AuthOptions, User } from './options.js';
export {
  createPasskey,
  hasPasskeys,
  type PasskeyAnswer,
  type PasskeyChallenge,
  usePasskey,
} from './passkeys.js';
