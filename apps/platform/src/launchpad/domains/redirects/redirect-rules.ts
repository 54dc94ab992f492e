import type { DomainEntity } from '../domain.entity.js';
import { DomainErrors } from '../domain.errors.js';

type Hop = Pick<DomainEntity, 'host' | 'redirectTo' | 'isPrimary'>;

/**
 * Refuses redirects that lead to what leads on: a target always serves, so that no visitor is sent
 * more than once and never in a circle.
 * @throws `domain.redirect_loop`, `domain.redirect_unknown`
 */
export function mustNotLoop(all: readonly Hop[]): void {
  const byHost = new Map(all.map((one) => [one.host, one]));
  for (const { host, redirectTo, isPrimary } of all) {
    if (redirectTo === null) continue;
    const target = byHost.get(redirectTo);
    if (!target || redirectTo.startsWith('*.')) throw refusal('unknown', redirectTo);
    if (isPrimary || redirectTo === host || target.redirectTo !== null) {
      throw refusal('loop', redirectTo);
    }
  }
}

function refusal(kind: 'loop' | 'unknown', host: string): Error {
  const code = `redirect_${kind}` as const;
  const message =
    kind === 'loop'
      ? `leads to ${host}, which leads on or is led to`
      : `${host} is no domain of this app`;
  const issues = [{ location: 'body.redirect_to', code, message }];
  return DomainErrors[code]({ detail: `body.redirect_to: ${message}`, issues });
}
