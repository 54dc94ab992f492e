import { declareSharedParameters } from './shared-parameters.js';

const namesFor = (method: string, security?: [], scopes: string[] = [], hasTestMode = true) => {
  const operation = {
    responses: {},
    parameters: [],
    'x-required-scopes': scopes,
    ...(security && { security }),
  };
  declareSharedParameters(method, operation, hasTestMode);
  return operation.parameters.map(({ name }: { name: string }) => name);
};

describe('declareSharedParameters', () => {
  it('lets every POST with a caller take an Idempotency-Key, and nothing else', () => {
    expect(namesFor('post')).toEqual(['Idempotency-Key']);
    expect(namesFor('post', [])).toEqual([]);
    expect(namesFor('get')).toEqual([]);
  });

  it('lets what is about a project take a Skydeck-Mode, where there is a test mode', () => {
    expect(namesFor('get', undefined, ['otp:read'])).toEqual(['Skydeck-Mode']);
    expect(namesFor('post', undefined, ['otp:write'])).toEqual(['Idempotency-Key', 'Skydeck-Mode']);
    expect(namesFor('get', undefined, ['apps:read'], false)).toEqual([]);
  });
});
