import { ApiError, toErrorEnvelope } from './index.js';

describe('toErrorEnvelope', () => {
  it('has every published member, and nothing of the cause', () => {
    const issues = [{ location: 'body.name', code: 'required', message: 'is missing' }];
    const cause = new Error('password hunter2');
    const options = { detail: 'The name is missing.', issues, retryAfterS: 3, cause };
    const error = new ApiError('kite.bad', 422, 'Some fields are not valid.', options);
    expect(toErrorEnvelope(error, 'req_1')).toEqual({
      data: {},
      error: {
        type: 'https://skydeck.dev/errors/kite.bad',
        code: 'kite.bad',
        status: 422,
        title: 'Some fields are not valid.',
        detail: 'The name is missing.',
        errors: issues,
        doc_url: 'https://skydeck.dev/errors/kite.bad',
        retry_after_s: 3,
      },
      meta: { request_id: 'req_1' },
    });
  });

  it('says null where nobody knows when to try again', () => {
    const { error } = toErrorEnvelope(new ApiError('kite.gone', 404, 'It is gone.'), 'req_1');
    expect(error).toMatchObject({ detail: 'It is gone.', errors: [], retry_after_s: null });
  });
});
