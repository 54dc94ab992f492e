import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './send-error.js';
import { toApiError } from './to-api-error.js';

/** Turns anything thrown into the error envelope. */
@Catch()
export class EnvelopeFilter implements ExceptionFilter {
  readonly #logger = new Logger(EnvelopeFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const error = toApiError(thrown);

    if (error.status >= 500) {
      this.#logger.error({
        request_id: request.id,
        error_code: error.code,
        err: error.cause ?? error,
      });
    }
    sendError(http.getResponse<FastifyReply>(), error, request.id);
  }
}
