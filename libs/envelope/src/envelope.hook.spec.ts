import type { FastifyReply, FastifyRequest } from 'fastify';
import { envelopeHook } from './envelope.hook.js';
import { accepted, paged, raw } from './enveloped.js';

/** What is sent for a payload. */
function sent(payload: unknown): unknown {
  let answer: unknown;
  const done = (_problem: Error | null, body?: unknown) => (answer = body);
  envelopeHook({ id: 'req_1' } as FastifyRequest, {} as FastifyReply, payload, done);
  return answer;
}

describe('envelopeHook', () => {
  it.each<[string, unknown, unknown]>([
    ['a resource', { id: 'app_1' }, { data: { id: 'app_1' }, meta: { request_id: 'req_1' } }],
    ['nothing', undefined, { data: {}, meta: { request_id: 'req_1' } }],
    ['null', null, { data: {}, meta: { request_id: 'req_1' } }],
    [
      'a resource that is being worked on',
      accepted({ id: 'app_1' }, 'dep_1'),
      { data: { id: 'app_1' }, meta: { request_id: 'req_1', operation_id: 'dep_1' } },
    ],
    [
      'a page with more to come',
      paged({ items: [1], limit: 1, nextCursor: 'x' }),
      {
        data: { items: [1] },
        meta: { request_id: 'req_1', page: { limit: 1, next_cursor: 'x', has_more: true } },
      },
    ],
    ['a body of another standard', raw({ keys: [] }), { keys: [] }],
  ])('wraps %s', (_name, payload, expected) => {
    expect(sent(payload)).toEqual(expected);
  });
});
