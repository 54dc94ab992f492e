import { mustNotLoop } from './redirect-rules.js';

const at = (host: string, redirectTo: string | null = null, isPrimary = false) => ({
  host,
  redirectTo,
  isPrimary,
});

describe('mustNotLoop', () => {
  it('lets any number of names lead to one that serves', () => {
    const names = [at('a.com', null, true), at('www.a.com', 'a.com'), at('b.com', 'a.com')];
    expect(() => mustNotLoop(names)).not.toThrow();
  });

  it.each([
    ['a name that leads to itself', [at('a.com', 'a.com')]],
    ['two that lead to each other', [at('a.com', 'b.com'), at('b.com', 'a.com')]],
    ['a chain', [at('a.com', 'b.com'), at('b.com', 'c.com'), at('c.com')]],
    ['a primary that leads on', [at('a.com', 'b.com', true), at('b.com')]],
    ['a circle of three', [at('a.com', 'b.com'), at('b.com', 'c.com'), at('c.com', 'a.com')]],
  ])('refuses %s', (_what, names) => {
    expect(() => mustNotLoop(names)).toThrow(
      expect.objectContaining({ code: 'domain.redirect_loop' }),
    );
  });

  it.each(['gone.com', '*.a.com'])('refuses %s as a target', (target) => {
    const names = [at('a.com', target), at('*.a.com')];
    expect(() => mustNotLoop(names)).toThrow(
      expect.objectContaining({ code: 'domain.redirect_unknown' }),
    );
  });
});
