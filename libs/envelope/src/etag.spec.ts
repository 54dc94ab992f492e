import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown, Precondition, withETag } from './etag.js';

const reply = () => {
  const headers: Record<string, string> = {};
  const header = (name: string, value: string) => ((headers[name] = value), self);
  const self = { header, headers };
  return self;
};

function ask(data: object, ifNoneMatch?: string, method = 'GET'): [string, boolean] {
  const sent = reply();
  const headers = ifNoneMatch === undefined ? {} : { 'if-none-match': ifNoneMatch };
  const request = { method, headers } as unknown as FastifyRequest;
  const known = isKnown(withETag(data, 3), request, sent as unknown as FastifyReply);
  return [sent.headers['etag'] ?? '', known];
}

describe('ETag', () => {
  it('is weak, and changes with what is shown', () => {
    const [tag] = ask({ a: 1 });
    expect(tag).toMatch(/^W\/"3\.[\w-]{16}"$/);
    expect(ask({ a: 1 })[0]).toBe(tag);
    expect(ask({ a: 2 })[0]).not.toBe(tag);
  });

  it('knows a caller who has the same', () => {
    const [tag] = ask({ a: 1 });
    expect(ask({ a: 1 }, `"other", ${tag}`)[1]).toBe(true);
    expect(ask({ a: 1 }, '*')[1]).toBe(true);
    expect(ask({ a: 2 }, tag)[1]).toBe(false);
    expect(ask({ a: 1 }, tag, 'PATCH')[1]).toBe(false);
  });
});

describe('If-Match', () => {
  const [tag] = ask({ a: 1 });

  it.each([undefined, '*', tag, `W/"9.x", ${tag}`])('accepts %j for version 3', (given) => {
    expect(() => new Precondition(given).check(3)).not.toThrow();
  });

  it.each(['W/"2.x"', '"30"', '', 'nonsense'])('412: refuses %j for version 3', (given) => {
    expect(() => new Precondition(given).check(3)).toThrow(
      expect.objectContaining({ code: 'precondition_failed', status: 412 }) as Error,
    );
  });
});
