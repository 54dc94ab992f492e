import { TrustCache } from './trust-cache.js';

interface Answer {
  id: string;
}

function build() {
  const asked: {
    key: string;
    answer: (value: Answer | null) => void;
    fail: (error: Error) => void;
  }[] = [];
  const world = { now: 0, isConnected: true, generation: 1 };
  const cache = new TrustCache<Answer>(
    (key) => new Promise((answer, fail) => asked.push({ key, answer, fail })),
    {
      bus: { isConnected: () => world.isConnected, generation: () => world.generation },
      nowMs: () => world.now,
    },
  );
  const learn = async (key: string, value: Answer | null) => {
    const found = cache.load(key);
    asked.at(-1)?.answer(value);
    await found;
  };
  return { cache, asked, world, learn };
}

describe('TrustCache', () => {
  it('believes a yes for 30 s and a no for 10 s', async () => {
    const { cache, world, learn } = build();
    await learn('yes', { id: '1' });
    await learn('no', null);
    world.now = 9999;
    expect([cache.peek('yes'), cache.peek('no')]).toEqual([{ id: '1' }, null]);
    world.now = 10_000;
    expect(cache.peek('no')).toBeUndefined();
    world.now = 29_999;
    expect(cache.peek('yes')).toEqual({ id: '1' });
    world.now = 30_000;
    expect(cache.peek('yes')).toBeUndefined();
  });

  it('believes nothing older than 1 s while the bus is lost', async () => {
    const { cache, world, learn } = build();
    await learn('yes', { id: '1' });
    world.isConnected = false;
    world.now = 999;
    expect(cache.peek('yes')).toEqual({ id: '1' });
    world.now = 1000;
    expect(cache.peek('yes')).toBeUndefined();
  });

  it('does not believe what it learned before the bus came back', async () => {
    const { cache, world, learn } = build();
    await learn('yes', { id: '1' });
    world.generation = 2;
    world.now = 5000;
    expect(cache.peek('yes')).toBeUndefined();
    await learn('yes', { id: '1' });
    world.now = 10_000;
    expect(cache.peek('yes')).toEqual({ id: '1' });
  });

  it('shares one look-up among 50 callers', async () => {
    const { cache, asked } = build();
    const found = Array.from({ length: 50 }, () => cache.load('key'));
    expect(asked).toHaveLength(1);
    asked[0]?.answer({ id: '1' });
    expect(new Set(await Promise.all(found)).size).toBe(1);
  });

  it('looks again when a revocation arrives during the look-up', async () => {
    const { cache, asked } = build();
    const found = cache.load('key');
    cache.purge('key');
    asked[0]?.answer({ id: 'read before the revocation' });
    await new Promise(setImmediate);
    expect(asked).toHaveLength(2);
    asked[1]?.answer(null);
    expect(await found).toBeNull();
    expect(cache.peek('key')).toBeNull();
  });

  it('looks again when a revocation of many names what was found', async () => {
    const { cache, asked } = build();
    const found = cache.load('a');
    cache.purgeWhere(({ id }) => id === '1');
    asked[0]?.answer({ id: '1' });
    await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
    asked[1]?.answer(null);
    expect(await found).toBeNull();
  });

  it('looks again after a no when others were revoked, which may have made it a yes', async () => {
    const { cache, asked } = build();
    const found = cache.load('a');
    cache.purgeWhere(() => false);
    asked[0]?.answer(null);
    await new Promise((resolve) => setImmediate(resolve));
    asked[1]?.answer({ id: '1' });
    expect(await found).toEqual({ id: '1' });
  });

  it('answers while revocations of others keep arriving', async () => {
    const { cache, asked } = build();
    const found = cache.load('a');
    for (let index = 0; index < 50; index++) cache.purgeWhere(({ id }) => id === 'other');
    asked[0]?.answer({ id: '1' });
    expect(await found).toEqual({ id: '1' });
    expect(asked).toHaveLength(1);
    expect(cache.peek('a')).toEqual({ id: '1' });
  });

  it('forgets what a revocation names, and keeps the rest', async () => {
    const { cache, learn } = build();
    await learn('a', { id: '1' });
    await learn('b', { id: '2' });
    cache.purgeWhere(({ id }) => id === '1');
    expect([cache.peek('a'), cache.peek('b')]).toEqual([undefined, { id: '2' }]);
  });

  it('503: does not remember a failed look-up', async () => {
    const { cache, asked } = build();
    const found = cache.load('key');
    asked[0]?.fail(new Error('auth is away'));
    await expect(found).rejects.toThrow('auth is away');
    expect(cache.peek('key')).toBeUndefined();
    void cache.load('key');
    expect(asked).toHaveLength(2);
  });

  it('keeps known credentials through a flood of unknown ones', async () => {
    const world = { isConnected: () => true, generation: () => 1 };
    const cache = new TrustCache<Answer>(
      (key) => Promise.resolve(key === 'known' ? { id: key } : null),
      { bus: world, nowMs: () => 0, max: 10 },
    );
    await cache.load('known');
    for (let index = 0; index < 100; index++) await cache.load(`guess-${index}`);
    expect(cache.peek('known')).toEqual({ id: 'known' });
  });
});
