import { ServiceTokens } from './service-tokens.js';

function build() {
  const world = { now: 0, issued: 0, isAway: false };
  const tokens = new ServiceTokens(
    async () => {
      if (world.isAway) throw new Error('auth is away');
      world.issued++;
      return { access_token: `token-${world.issued}`, expires_in: 300 };
    },
    () => world.now,
  );
  return { world, tokens };
}

describe('ServiceTokens', () => {
  it('fetches one token for 50 callers and renews it at 80 % of its life', async () => {
    const { world, tokens } = build();
    const got = await Promise.all(Array.from({ length: 50 }, () => tokens.get()));
    expect(new Set(got)).toEqual(new Set(['token-1']));
    world.now = 239_000;
    expect(await tokens.get()).toBe('token-1');
    world.now = 241_000;
    expect(await tokens.get()).toBe('token-2');
  });

  it('goes on with a token that still holds while auth is away', async () => {
    const { world, tokens } = build();
    await tokens.get();
    world.isAway = true;
    world.now = 299_000;
    expect(await tokens.get()).toBe('token-1');
    world.now = 301_000;
    await expect(tokens.get()).rejects.toThrow('auth is away');
  });

  it('fetches a new one after a neighbour refused the old', async () => {
    const { tokens } = build();
    await tokens.get();
    tokens.drop();
    expect(await tokens.get()).toBe('token-2');
  });
});
