import { declareSharedParameters } from './shared-parameters.js';

const namesFor = (method: string, security?: []) => {
  const operation = { responses: {}, parameters: [], ...(security && { security }) };
  declareSharedParameters(method, operation);
  return operation.parameters.map(({ name }: { name: string }) => name);
};

describe('declareSharedParameters', () => {
  it('lets every POST with a caller take an Idempotency-Key, and nothing else', () => {
    expect(namesFor('post')).toEqual(['Idempotency-Key']);
    expect(namesFor('post', [])).toEqual([]);
    expect(namesFor('get')).toEqual([]);
  });
});
