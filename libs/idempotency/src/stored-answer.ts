import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Answer } from './idempotency-keys.js';

/** Thrown in the place of running a request again: it was answered before. */
export class StoredAnswer extends Error {
  constructor(readonly answer: Answer) {
    super('This request was answered before.');
  }
}

/** Sends what the first request was answered. */
@Catch(StoredAnswer)
export class StoredAnswerFilter implements ExceptionFilter<StoredAnswer> {
  catch({ answer }: StoredAnswer, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    void reply
      .status(answer.status)
      .headers(answer.headers)
      .header('idempotency-replayed', 'true')
      .send(answer.body);
  }
}
