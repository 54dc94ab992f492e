import { ApiError } from '@skydeck/errors';

/** What is wrong with what somebody typed, in words for them. */
export class SignInProblem extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

const WORDS: Readonly<Record<string, string>> = {
  'user_password.wrong_credentials': 'This password is not right. Try again, or use a code.',
  'user_password.sign_up_not_found': 'This took too long. Please begin again.',
  'otp.expired': 'This code has expired. Ask for a new one.',
  'otp.attempts_exhausted': 'Too many wrong codes were entered. Ask for a new one.',
  'otp.not_pending': 'This code was used already. Ask for a new one.',
  'otp.not_found': 'This took too long. Please begin again.',
  'otp.resend_too_soon': 'A code was sent a moment ago. Wait a little before you ask again.',
  'otp.sends_exhausted': 'This code was sent as often as it may be. Begin again in some minutes.',
  'otp.number_not_supported': 'Codes cannot be sent to this kind of number.',
  'factor.ticket_over': 'This took too long. Please start again.',
  'factor.locked': 'Too many wrong codes were entered. Wait a while, or use another way.',
  'factor.challenge_over': 'This code is over. Ask for a new one.',
  rate_limited: 'That was tried too often. Please wait a while.',
  unavailable: 'Codes cannot be sent at the moment. Please try again.',
};

/** The words for what went wrong; null when it is nothing that somebody could mend. */
export function problemOf(error: unknown): SignInProblem | null {
  if (error instanceof SignInProblem) return error;
  if (!(error instanceof ApiError)) return null;
  if (error.status >= 500 && error.code !== 'unavailable') return null;
  const field = error.code.startsWith('user_password') ? 'password' : 'code';
  return new SignInProblem(field, WORDS[error.code] ?? error.message);
}
