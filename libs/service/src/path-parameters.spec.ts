import { declarePathParameters } from './path-parameters.js';

const responses = {};

describe('declarePathParameters', () => {
  it('declares what only a guard reads', () => {
    const operation = { responses, parameters: [] };
    declarePathParameters('/v1/projects/{project}/keys/{id}', operation);
    expect(operation.parameters).toMatchObject([
      { name: 'project', in: 'path', required: true, schema: { type: 'string' } },
      { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    ]);
  });

  it('keeps what a handler declares, and makes it text when it has no schema', () => {
    const limit = { name: 'limit', in: 'query' as const, schema: { type: 'integer' } };
    const product = { name: 'product', in: 'path' as const, schema: { enum: ['auth'] } };
    const project = { name: 'project', in: 'path' as const, schema: {} };
    const operation = { responses, parameters: [limit, product, project] };
    declarePathParameters('/v1/projects/{project}/products/{product}', operation);
    expect(operation.parameters).toEqual([
      limit,
      product,
      { ...project, schema: { type: 'string' } },
    ]);
  });
});
