import { ApiRequestError } from '@skydeck/sdk';
import { failureDocument, failureText } from './describe-failure.js';
import { failureOf } from './failure.js';

const refusal = (status: number) =>
  new ApiRequestError(status, {
    error: {
      code: 'validation_failed',
      title: 'Some fields are not valid.',
      detail: 'body.repo: Too long (and 1 more)',
      doc_url: 'https://skydeck.dev/errors/validation_failed',
      errors: [
        { location: 'body.repo', code: 'too_big', message: 'Too long' },
        { location: 'body.name', code: 'required', message: 'This field is required.' },
      ],
    },
    meta: { request_id: 'req_1' },
  });

describe('failures', () => {
  it.each([
    [401, 3],
    [403, 3],
    [404, 4],
    [408, 5],
    [504, 5],
    [409, 1],
    [422, 1],
    [500, 1],
  ])('a refusal with status %i ends with exit status %i', (status, exitCode) => {
    expect(failureOf(refusal(status)).exitCode).toBe(exitCode);
  });

  it('show the sentence, each problem, the request and the page', () => {
    expect(failureText(failureOf(refusal(422)))).toBe(
      [
        'error: body.repo: Too long (and 1 more)',
        '  body.repo: Too long',
        '  body.name: This field is required.',
        '  code: validation_failed',
        '  request_id: req_1',
        '  docs: https://skydeck.dev/errors/validation_failed',
      ].join('\n'),
    );
  });

  it('cannot move the cursor of whoever reads them', () => {
    const error = new ApiRequestError(409, {
      error: { code: 'app.name_taken', title: '', detail: '\u001B[2Jtaken\u001B]0;x\u0007' },
    });
    expect(failureText(failureOf(error))).toBe('error: taken');
  });

  it('are objects for programs', () => {
    expect(failureDocument(failureOf(refusal(422)))).toMatchObject({
      error: {
        status: 422,
        request_id: 'req_1',
        exit_code: 1,
        errors: [{ location: 'body.repo' }, {}],
      },
    });
  });

  it('name the reason that Node hides', () => {
    const error = new TypeError('fetch failed', { cause: new Error('certificate has expired') });
    expect(failureOf(error).message).toBe('fetch failed: certificate has expired');
  });
});
