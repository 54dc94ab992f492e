import { type CanActivate, type ExecutionContext, Injectable, Optional } from '@nestjs/common';
import { routeUrlOf } from '@skydeck/envelope';
import { CommonErrors } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { ServiceMetrics } from '@skydeck/telemetry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, CallerLimits } from './caller-limits.js';
import { limitOfParts, PART_OF_PAGE } from './part-of-page.js';
import { type Decision, RateLimiter } from './rate-limiter.js';

type Request = FastifyRequest & Caller;

/**
 * Refuses callers who ask too much, after the guard that finds out who they are. Answers without a
 * promise when the limits are in memory.
 */
@Injectable()
export class LimitsGuard implements CanActivate {
  readonly #refused: { inc(labels: { policy: string }): void } | undefined;

  constructor(
    private readonly callers: CallerLimits,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Optional() metrics?: ServiceMetrics,
  ) {
    this.#refused = metrics?.counter(
      'skydeck_rate_limited_total',
      'Requests that were refused because their caller asks too much, by limit.',
      ['policy'],
    );
  }

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (this.callers.isOff) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (isExempt(request)) return true;
    const asked = this.callers.of(request);
    const isPart = Reflect.getMetadata(PART_OF_PAGE, context.getHandler()) === true;
    const limits = isPart ? asked.map(limitOfParts) : asked;
    if (limits.length === 0) return true;
    const reply = http.getResponse<FastifyReply>();
    const decision = this.limiter.take(limits, this.clock.now().getTime());
    return decision instanceof Promise
      ? decision.then((made) => this.#admit(reply, made))
      : this.#admit(reply, decision);
  }

  /** @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/ */
  #admit(reply: FastifyReply, decision: Decision | null): true {
    if (!decision) return true;
    const { policy, remaining, resetS } = decision;
    void reply
      .header('ratelimit-policy', policy.header)
      .header('ratelimit', `"${policy.name}";r=${remaining};t=${resetS}`);
    if (decision.isAllowed) return true;
    this.#refused?.inc({ policy: policy.name });
    throw CommonErrors.rate_limited({ retryAfterS: decision.retryAfterS });
  }
}

/** Other services, and event streams that are taken up again after a break. */
function isExempt(request: Request): boolean {
  const url = routeUrlOf(request) ?? '';
  if (url.startsWith('/internal/') || url.startsWith('/.well-known/')) return true;
  return request.headers['last-event-id'] !== undefined && url.endsWith('/stream');
}
