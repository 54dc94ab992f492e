import { ApiError } from '@skydeck/errors';
import type { PageTexts, ProblemName } from '../hosted-pages/texts/en.js';

/** What is wrong with what somebody typed. */
export class SignInProblem extends Error {
  /**
   * @param field the one to mend
   * @param text what is wrong
   * @param said what the project says itself, in the place of the text
   */
  constructor(
    readonly field: string,
    readonly text: ProblemName,
    readonly said: string | null = null,
  ) {
    super(said ?? text);
  }

  /** The words for it. */
  in({ problems }: PageTexts): string {
    return this.said ?? problems[this.text];
  }
}

const TEXTS: Readonly<Record<string, ProblemName>> = {
  'user_password.wrong_credentials': 'wrong_password',
  'user_password.sign_up_not_found': 'too_late',
  'otp.wrong_code': 'wrong_code',
  'otp.expired': 'code_expired',
  'otp.attempts_exhausted': 'code_exhausted',
  'otp.not_pending': 'code_used',
  'otp.not_found': 'too_late',
  'otp.resend_too_soon': 'resend_too_soon',
  'otp.sends_exhausted': 'sends_exhausted',
  'otp.number_not_supported': 'number_not_supported',
  'factor.ticket_over': 'too_late',
  'factor.locked': 'locked',
  'factor.challenge_over': 'too_late',
  'otp.country_not_allowed': 'number_not_supported',
  'otp.blocked': 'unavailable',
  'factor.wrong_code': 'wrong_code',
  'factor.code_used': 'code_used',
  'factor.passkey_known': 'passkey',
  'factor.proof_refused': 'passkey',
  'factor.passkey_cloned': 'passkey',
  'recovery_code.wrong': 'wrong_recovery_code',
  'identity.link_required': 'link_required',
  'magic_link.exchange_refused': 'link_over',
  'sign_in_provider.invalid_code': 'provider_failed',
  'sign_in_provider.unreachable': 'provider_failed',
  'sign_in_provider.disabled': 'provider_failed',
  'sign_in_hook.failed': 'unavailable',
  rate_limited: 'too_often',
  unavailable: 'unavailable',
};

/** The words for what went wrong; null when it is nothing that somebody could mend. */
export function problemOf(error: unknown): SignInProblem | null {
  if (error instanceof SignInProblem) return error;
  if (!(error instanceof ApiError)) return null;
  const text = TEXTS[error.code];
  if (text === undefined && error.status >= 500) return null;
  const field = error.code.startsWith('user_password') ? 'password' : 'code';
  // Words of the project itself, such as a hook's, and whatever else there may be.
  if (text === undefined) return new SignInProblem(field, 'unavailable', error.message);
  return new SignInProblem(field, text);
}
