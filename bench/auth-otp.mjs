/** The part of `auth` that sends codes and takes them. */
export { runCodes as run } from './auth/codes.mjs';
