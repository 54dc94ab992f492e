import { ProviderSlots } from './provider-slots.js';

const fail = () => Promise.reject(new Error('no'));
const patient = new AbortController().signal;

describe('ProviderSlots', () => {
  it('lets 32 at a provider at once, and another provider as many', async () => {
    const slots = new ProviderSlots();
    const most = new Map<string, number>();
    const now = new Map<string, number>();
    const work = (id: string) => async () => {
      now.set(id, (now.get(id) ?? 0) + 1);
      most.set(id, Math.max(most.get(id) ?? 0, now.get(id) ?? 0));
      await new Promise((resolve) => setImmediate(resolve));
      now.set(id, (now.get(id) ?? 0) - 1);
    };
    const ids = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? 'one' : 'other'));
    await Promise.all(ids.map((id) => slots.use(id, patient, work(id))));
    expect(Object.fromEntries(most)).toEqual({ one: 32, other: 32 });
    expect([...now.values()]).toEqual([0, 0]);
  });

  it('tells who waited too long to come again, and begins nothing', async () => {
    const slots = new ProviderSlots();
    const free = Promise.withResolvers<void>();
    const busy = Array.from({ length: 32 }, () => slots.use('one', patient, () => free.promise));
    const stop = new AbortController();
    let began = 0;
    const late = slots.use('one', stop.signal, async () => (began += 1));
    const next = slots.use('one', patient, async () => 'done');
    stop.abort();
    await expect(late).rejects.toMatchObject({ code: 'rate_limited', retryAfterMs: 1000 });
    free.resolve();
    await Promise.all(busy);
    expect([await next, began]).toEqual(['done', 0]);
  });

  it('goes on after work that failed', async () => {
    const slots = new ProviderSlots();
    const all = Array.from({ length: 100 }, () => slots.use('one', patient, fail));
    const ended = await Promise.allSettled(all);
    expect(ended.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await slots.use('one', patient, async () => 1)).toBe(1);
  });
});
