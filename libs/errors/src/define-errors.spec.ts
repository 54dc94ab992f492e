import { ApiError, declaredErrors, defineErrors } from './index.js';

const errors = defineErrors('kite', {
  not_found: { status: 404, message: 'This kite does not exist.', fix: 'List the kites.' },
});

describe('defineErrors', () => {
  it('makes errors that carry code, status and sentence', () => {
    const error = errors.not_found({ cause: new Error('row missing') });
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'kite.not_found',
      status: 404,
      message: 'This kite does not exist.',
    });
  });

  it('lets a caller be more precise without changing the title', () => {
    expect(errors.not_found({ detail: 'Kite 7 is gone.' })).toMatchObject({
      message: 'Kite 7 is gone.',
      title: 'This kite does not exist.',
    });
  });

  it('lists what was declared, for the documentation', () => {
    expect(declaredErrors().get('kite.not_found')?.status).toBe(404);
  });
});
