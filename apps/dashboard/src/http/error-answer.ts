import { ApiError, CommonErrors, toErrorEnvelope } from '@skydeck/errors';
import { ApiRequestError } from '@skydeck/sdk';
import type { FastifyReply, FastifyRequest } from 'fastify';

interface HttpFailure {
  readonly statusCode?: number;
}

/** The error that stands for whatever was thrown. A service's refusal keeps its own code. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof ApiRequestError) {
    return new ApiError(thrown.code, thrown.status, thrown.message, {
      issues: thrown.issues,
      retryAfterS: thrown.retryAfterS,
    });
  }
  const { statusCode = 500 } = (thrown ?? {}) as HttpFailure;
  if (thrown instanceof SyntaxError) return CommonErrors.malformed_json();
  if (statusCode === 413) return CommonErrors.payload_too_large();
  if (statusCode === 415) return CommonErrors.unsupported_media_type();
  if (statusCode < 500) return CommonErrors.invalid_request();
  return CommonErrors.internal_error({ cause: thrown });
}

/** Answers with the same error envelope as every service. */
export function sendError(request: FastifyRequest, reply: FastifyReply, thrown: unknown): void {
  const error = toApiError(thrown);
  if (error.status >= 500) {
    request.log.error({ request_id: request.id, code: error.code, err: error.cause });
  }
  if (error.retryAfterS !== undefined) {
    void reply.header('retry-after', Math.max(1, Math.ceil(error.retryAfterS)));
  }
  void reply.status(error.status).send(toErrorEnvelope(error, request.id));
}
