import { CodesFirst } from './codes-first.js';

describe('CodesFirst', () => {
  it('lets a batch by at once while there is no code', async () => {
    const codes = new CodesFirst();
    await codes.during(async () => undefined);
    const soon = new Promise((resolve) => setImmediate(() => resolve('later')));
    expect(await Promise.race([codes.pass().then(() => 'at once'), soon])).toBe('at once');
  });

  it('has 50 batches wait for the last of the codes, also for one that fails', async () => {
    const codes = new CodesFirst();
    const order: string[] = [];
    const [one, other] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const first = codes.during(() => one.promise).then(() => order.push('code'));
    const second = codes.during(() => other.promise).catch(() => order.push('failed code'));
    const batches = Array.from({ length: 50 }, async () => {
      await codes.pass();
      order.push('batch');
    });
    one.resolve();
    other.reject(new Error('no'));
    await Promise.all([first, second, ...batches]);
    expect(order.slice(0, 2).toSorted()).toEqual(['code', 'failed code']);
    expect(order).toHaveLength(52);
  });

  it('has batches wait from when a code is taken in until a worker has sent it', async () => {
    const codes = new CodesFirst();
    const order: string[] = [];
    const sent = Promise.withResolvers<void>();
    await codes.before(async () => order.push('taken in'));
    const batch = codes.pass().then(() => order.push('batch'));
    const code = codes.during(() => sent.promise).then(() => order.push('sent'));
    sent.resolve();
    await Promise.all([code, batch]);
    expect(order).toEqual(['taken in', 'sent', 'batch']);
  });

  it('does not keep a batch for ever', async () => {
    const codes = new CodesFirst();
    const never = codes.during(() => new Promise<void>(() => undefined));
    expect(await Promise.race([never, codes.pass().then(() => 'went on')])).toBe('went on');
  });
});
