import {
  BadRequestException,
  ForbiddenException,
  HttpException,
  NotFoundException,
} from '@nestjs/common';
import { CommonErrors, toErrorEnvelope } from '@skydeck/errors';
import { toApiError } from './to-api-error.js';

const failure = (statusCode: number, code = '', message = 'no') =>
  Object.assign(new Error(message), { statusCode, code });

describe('toApiError', () => {
  it('leaves errors of a catalogue as they are', () => {
    const error = CommonErrors.conflict({ detail: 'It is gone.' });
    expect(toApiError(error)).toBe(error);
  });

  it.each<[string, unknown, string]>([
    ['an exception of Nest', new ForbiddenException(), 'forbidden'],
    ['an unknown route', new NotFoundException(), 'route_not_found'],
    [
      'JSON that Nest refused',
      new BadRequestException('Unexpected token in JSON'),
      'malformed_json',
    ],
    ['a bad request', new BadRequestException('no'), 'invalid_request'],
    ['a status without a code of its own', new HttpException('no', 418), 'invalid_request'],
    ['an empty JSON body', failure(400, 'FST_ERR_CTP_EMPTY_JSON_BODY'), 'malformed_json'],
    [
      'a body with __proto__',
      failure(400, '', 'Object contains forbidden prototype property __proto__'),
      'malformed_json',
    ],
    ['a syntax error', new SyntaxError('Unexpected end'), 'malformed_json'],
    ['a long parameter', failure(414, 'FST_ERR_MAX_PARAM_LENGTH'), 'uri_too_long'],
    ['a large body', failure(413, 'FST_ERR_CTP_BODY_TOO_LARGE'), 'payload_too_large'],
    ['a strange type', failure(415, 'FST_ERR_CTP_INVALID_MEDIA_TYPE'), 'unsupported_media_type'],
    ['a bug', new TypeError('x is undefined'), 'internal_error'],
    ['a text', 'oops', 'internal_error'],
    ['nothing', undefined, 'internal_error'],
  ])('names %s', (_name, thrown, code) => {
    expect(toApiError(thrown).code).toBe(code);
  });

  it('keeps the cause of a bug for the log, and out of the answer', () => {
    const bug = new Error('the password is hunter2');
    const error = toApiError(bug);
    expect(error.cause).toBe(bug);
    expect(JSON.stringify(toErrorEnvelope(error, 'req_1'))).not.toContain('hunter2');
  });

  it.each([
    { code: '57P01', message: 'terminating connection due to administrator command' },
    { code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:5432' },
    { message: 'Connection terminated unexpectedly' },
    { message: 'a query failed', driverError: { code: '57P03' } },
  ])('503: asks to try again when the database was away: %j', (fields) => {
    const error = toApiError(Object.assign(new Error(fields.message), fields));
    expect(error).toMatchObject({ code: 'unavailable', status: 503, retryAfterS: 1 });
  });

  it.each(['23505', '42P01', '57014'])('500: hides what SQL refuses otherwise (%s)', (code) => {
    expect(toApiError(Object.assign(new Error('no'), { code })).status).toBe(500);
  });
});
