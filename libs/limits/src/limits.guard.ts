import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { routeUrlOf } from '@skydeck/envelope';
import { CommonErrors } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, CallerLimits } from './caller-limits.js';
import { type Decision, RateLimiter } from './rate-limiter.js';

type Request = FastifyRequest & Caller;

/**
 * Refuses callers who ask too much, after the guard that finds out who they are. Answers without a
 * promise when the limits are in memory.
 */
@Injectable()
export class LimitsGuard implements CanActivate {
  constructor(
    private readonly callers: CallerLimits,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (this.callers.isOff) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (isExempt(request)) return true;
    const limits = this.callers.of(request);
    if (limits.length === 0) return true;
    const reply = http.getResponse<FastifyReply>();
    const decision = this.limiter.take(limits, this.clock.now().getTime());
    return decision instanceof Promise
      ? decision.then((made) => admit(reply, made))
      : admit(reply, decision);
  }
}

/** Other services, and event streams that are taken up again after a break. */
function isExempt(request: Request): boolean {
  const url = routeUrlOf(request) ?? '';
  if (url.startsWith('/internal/') || url.startsWith('/.well-known/')) return true;
  return request.headers['last-event-id'] !== undefined && url.endsWith('/stream');
}

/** @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
function admit(reply: FastifyReply, decision: Decision | null): true {
  if (!decision) return true;
  const { policy, remaining, resetS } = decision;
  void reply
    .header('ratelimit-policy', policy.header)
    .header('ratelimit', `"${policy.name}";r=${remaining};t=${resetS}`);
  if (decision.isAllowed) return true;
  throw CommonErrors.rate_limited({ retryAfterS: decision.retryAfterS });
}
