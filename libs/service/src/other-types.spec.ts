import { declareOtherTypes } from './other-types.js';

it('only JSON has the shape of the envelope; what else is answered is text', () => {
  const schema = { type: 'object' as const };
  const png = { schema: { type: 'string' as const, format: 'binary' } };
  const operation = {
    responses: {
      200: {
        description: '',
        content: { 'application/json': { schema }, 'text/csv': { schema }, 'image/png': png },
      },
      204: { description: '' },
    },
  };
  declareOtherTypes(operation);
  expect(operation.responses[200].content).toEqual({
    'application/json': { schema },
    'text/csv': { schema: { type: 'string' } },
    'image/png': png,
  });
});
