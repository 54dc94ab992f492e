import { randomUUID } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Principal } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { identifyRequest } from '@skydeck/service';
import type { FastifyRequest } from 'fastify';
import { fingerprintOf } from './fingerprint.js';
import { IdempotencyErrors } from './idempotency.errors.js';
import { type Claimed, IdempotencyKeys, type KeyedRequest } from './idempotency-keys.js';
import { LateSettlements } from './late-settlements.js';
import { RunningClaims } from './running-claims.js';
import { StoredAnswer } from './stored-answer.js';

type Request = FastifyRequest & { readonly principal?: Principal };

const HEADER = 'idempotency-key';
/** The other methods may be repeated as they are (RFC 9110, section 9.2.2). */
const METHODS = new Set(['POST', 'PATCH']);
const RETRY_AFTER_S = 1;

const OWN_IDEMPOTENCY = 'skydeck:own-idempotency';

/** For routes that keep the key with what they do, for as long as that is kept. */
export const OwnIdempotency = () => SetMetadata(OWN_IDEMPOTENCY, true);

/**
 * Runs a `POST` or `PATCH` with an `Idempotency-Key` once. It is a guard, after the one that finds the caller:
 * a request without the header passes without a promise.
 */
@Injectable()
export class IdempotencyGuard implements CanActivate {
  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly running: RunningClaims,
    private readonly late: LateSettlements,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const given = request.headers[HEADER];
    if (given === undefined || !METHODS.has(request.method)) return true;
    if (this.reflector.get<boolean>(OWN_IDEMPOTENCY, context.getHandler())) return true;
    const key = idempotencyKeyOf(given);
    // Without a caller there is nobody to whom an answer may be shown again.
    return request.principal ? this.#enter(request, request.principal, key) : true;
  }

  async #enter(request: Request, { id, project }: Principal, key: string): Promise<boolean> {
    const { method, params, query, body, routeOptions } = request;
    const found = await this.#claim({
      owner: project ? `${id} ${project.tenant}` : id,
      route: `${method} ${routeOptions.url}`,
      key,
      fingerprint: fingerprintOf([params, query, body]),
    });
    if (found.kind === 'answered') throw new StoredAnswer(found.answer);
    if (found.kind === 'mismatch') throw IdempotencyErrors.idempotency_mismatch();
    if (found.kind === 'running') {
      throw IdempotencyErrors.idempotency_in_progress({ retryAfterS: RETRY_AFTER_S });
    }
    this.running.add(request, found.claim);
    identifyRequest({ thing: found.claim.thing });
    return true;
  }

  async #claim(request: KeyedRequest): Promise<Claimed> {
    const attempt = randomUUID();
    try {
      return await this.keys.claim(request, attempt);
    } catch (error) {
      // A database that was lost on the way may have the key all the same.
      this.late.add(async () => this.keys.release({ ...request, attempt }));
      throw error;
    }
  }
}

/**
 * A key as it may be: 1 to 255 printable characters of ASCII.
 * @throws `validation_failed`
 */
export function idempotencyKeyOf(given: string | string[]): string {
  if (typeof given === 'string' && /^[\x20-\x7e]{1,255}$/.test(given)) return given;
  const message = 'Send 1 to 255 printable characters.';
  throw CommonErrors.validation_failed({
    detail: `header.${HEADER}: ${message}`,
    issues: [{ location: `header.${HEADER}`, code: 'invalid', message }],
  });
}
