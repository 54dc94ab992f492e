import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Claim, IdempotencyKeys } from './idempotency-keys.js';
import { LateSettlements } from './late-settlements.js';
import { RunningClaims } from './running-claims.js';

const KEPT_HEADERS = ['content-type', 'location', 'etag', 'deprecation', 'sunset', 'link'];
const LONGEST_CHARS = 1024 * 1024;
const NOT_KEPT = new Set([401, 403, 429]);

type Done = (problem: null, payload: unknown) => void;

/** Stores the answers of requests that run under a claim, before they go out. */
@Injectable()
export class KeepAnswers {
  readonly #logger = new Logger('Idempotency');

  constructor(
    private readonly keys: IdempotencyKeys,
    private readonly running: RunningClaims,
    private readonly late: LateSettlements,
    { httpAdapter }: HttpAdapterHost,
  ) {
    const fastify = httpAdapter.getInstance<FastifyInstance>();
    fastify.addHook('onSend', (request, reply, payload, done) => {
      const claim = this.running.take(request);
      if (!claim) return done(null, payload);
      void this.#settle(claim, reply, payload, done);
    });
  }

  /** Never throws: the request was done, and its caller must hear so. */
  async #settle(claim: Claim, reply: FastifyReply, payload: unknown, done: Done): Promise<void> {
    const answer = { status: reply.statusCode, headers: kept(reply) };
    const settle = async (): Promise<void> =>
      isFinal(answer.status, payload)
        ? this.keys.finish(claim, { ...answer, body: payload })
        : this.keys.release(claim);
    try {
      await settle();
    } catch (error) {
      this.#logger.error({ msg: 'An answer is stored later.', err: error });
      this.late.add(settle);
    }
    done(null, payload);
  }
}

/** Whether a second request must get the same answer; what may turn out better is tried again. */
function isFinal(status: number, payload: unknown): payload is string {
  if (typeof payload !== 'string' || payload.length > LONGEST_CHARS) return false;
  if (status >= 500 || NOT_KEPT.has(status)) return false;
  return status !== 422 || !/"code":"validation_failed"/.test(payload);
}

function kept(reply: FastifyReply): Record<string, string> {
  const found = KEPT_HEADERS.map((name) => [name, reply.getHeader(name)] as const);
  return Object.fromEntries(
    found.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
}
