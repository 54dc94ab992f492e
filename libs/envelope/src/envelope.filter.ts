import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError } from '@skydeck/errors';
import { sendError } from './send-error.js';
import { toApiError } from './to-api-error.js';

/** A store that is away fails every request, and one line in a while says it all. */
const SAY_AGAIN_MS = 5000;

/** Turns anything thrown into the error envelope. */
@Catch()
export class EnvelopeFilter implements ExceptionFilter {
  readonly #logger = new Logger(EnvelopeFilter.name);
  #saidMs = Number.NEGATIVE_INFINITY;

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const error = toApiError(thrown);

    if (error.status >= 500 && !this.#isSaid(error)) {
      this.#logger.error({
        request_id: request.id,
        error_code: error.code,
        err: error.cause ?? error,
      });
    }
    sendError(http.getResponse<FastifyReply>(), error, request.id);
  }

  #isSaid({ code }: ApiError): boolean {
    if (code !== 'unavailable') return false;
    if (performance.now() - this.#saidMs < SAY_AGAIN_MS) return true;
    this.#saidMs = performance.now();
    return false;
  }
}
