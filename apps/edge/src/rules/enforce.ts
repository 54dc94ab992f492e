import { type ApiError, CommonErrors } from '@skydeck/errors';
import { EdgeErrors } from '../edge.errors.js';
import type { Visit } from '../public/visit.js';
import { mayEnter } from './basic-auth.js';
import type { CompiledRules } from './compiled-rules.js';
import type { PasswordCheck } from './password-check.js';
import { redirectFor, type Redirection } from './redirect.js';

/** What the rules say of a request: go on, an error, or another place. */
export type Verdict = ApiError | Redirection | undefined;

/** Whether a verdict sends the visitor elsewhere. */
export function isRedirection(verdict: NonNullable<Verdict>): verdict is Redirection {
  return 'location' in verdict;
}

/**
 * Judges a request by the rules of its route. Only a password takes time; without one the answer is
 * there at once.
 */
export function judge(
  visit: Visit,
  compiled: CompiledRules,
  passwords: PasswordCheck,
): Verdict | Promise<Verdict> {
  const { rules } = compiled;
  if (!compiled.admits(visit.client)) return EdgeErrors.address_refused();
  if (rules.redirect_https === true && !visit.secure) {
    return { status: 308, location: `https://${visit.host}${visit.target}` };
  }
  const redirection = rules.redirects && redirectFor(visit.target, rules.redirects);
  if (redirection) return redirection;
  if (rules.maintenance?.enabled === true && !compiled.spared.has(visit.client)) {
    const { message } = rules.maintenance;
    return EdgeErrors.maintenance({ retryAfterS: 60, ...(message && { detail: message }) });
  }
  const most = rules.max_body_bytes;
  if (most !== undefined && Number(visit.request.headers['content-length'] ?? 0) > most) {
    return CommonErrors.payload_too_large();
  }
  return rules.basic_auth && askPassword(visit, rules.basic_auth, passwords);
}

async function askPassword(
  { request, response }: Visit,
  auth: NonNullable<CompiledRules['rules']['basic_auth']>,
  passwords: PasswordCheck,
): Promise<Verdict> {
  const may = await mayEnter(request.headers.authorization, auth, passwords);
  if (may === true) return undefined;
  if (may === undefined) return EdgeErrors.busy({ retryAfterS: 2 });
  response.setHeader('www-authenticate', `Basic realm="${auth.realm}", charset="UTF-8"`);
  return EdgeErrors.password_needed();
}
