import { get, once, post, rows, turn } from '../requests.mjs';

/** What is asked of pay. */
export const pay = {
  async prepare(project) {
    const make = (body) => project.good('pay', '/api/v1/wallets', { body });
    const world = (await make({ currency: 'EUR', kind: 'world' })).id;
    const ids = await rows(() => make({ currency: 'EUR' }));
    return { world, ids };
  },
  kinds: [
    {
      name: 'a balance',
      share: 50,
      make: ({ ids }, n) => get(`/api/v1/wallets/${turn(ids, n)}/balance`),
    },
    { name: 'list of 20 transfers', share: 10, make: () => get('/api/v1/transfers?limit=20') },
    {
      name: 'transfer',
      share: 40,
      make: ({ world, ids }, n) =>
        post(
          '/api/v1/transfers',
          { from: world, to: turn(ids, n), amount: '1', currency: 'EUR' },
          once(),
        ),
    },
  ],
};
