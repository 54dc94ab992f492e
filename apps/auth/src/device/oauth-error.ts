import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import { Raw, toApiError } from '@skydeck/envelope';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Codes of RFC 6749 (section 5.2) and RFC 8628 (section 3.5). */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unsupported_grant_type'
  | 'authorization_pending'
  | 'slow_down'
  | 'access_denied'
  | 'expired_token';

/** A refusal in the shape that OAuth clients expect. */
export class OAuthError extends Error {
  constructor(
    readonly code: OAuthErrorCode,
    description: string,
  ) {
    super(description);
  }
}

/** Answers the OAuth routes' refusals as RFC 6749 wants them, without our envelope. */
@Catch()
export class OAuthErrorFilter implements ExceptionFilter {
  readonly #logger = new Logger(OAuthErrorFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const { status, code, description } = this.#answerOf(thrown, http.getRequest<FastifyRequest>());
    void reply
      .status(status)
      .header('cache-control', 'no-store')
      .type('application/json')
      .send(new Raw({ error: code, error_description: description }));
  }

  #answerOf(thrown: unknown, { id }: FastifyRequest) {
    if (thrown instanceof OAuthError) {
      const status = thrown.code === 'invalid_client' ? 401 : 400;
      return { status, code: thrown.code, description: thrown.message };
    }
    const { status, message, cause } = toApiError(thrown);
    if (status < 500) return { status: 400, code: 'invalid_request', description: message };
    this.#logger.error({ request_id: id, err: cause ?? thrown });
    const code = status === 503 ? 'temporarily_unavailable' : 'server_error';
    return { status, code, description: message };
  }
}
