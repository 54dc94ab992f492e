import { eventually } from '@skydeck/testing';
import { once, type Replicated, SOON, type Which } from './replicated.js';

const AT_ONCE = 20;
const money = (amount: string) => ({ amount, currency: 'EUR' });

/** What moves money goes across replicas. */
export function payJourneys(at: () => Replicated): void {
  const make = async (which: Which, path: string, body: object) =>
    at().of('pay', which, `/api/v1${path}`, { body, headers: once() });
  const wallet = async (more: object = {}) =>
    String((await make(0, '/wallets', { currency: 'EUR', ...more }))['id']);
  const balanceOf = async (which: Which, id: string) =>
    (await at().of('pay', which, `/api/v1/wallets/${id}`))['balance'];

  async function filled(amount: string): Promise<string> {
    const [world, full] = [await wallet({ kind: 'world' }), await wallet()];
    await make(1, '/transfers', { from: world, to: full, ...money(amount) });
    return full;
  }

  it('201: one key at both replicas at once is one transfer', async () => {
    const [from, to] = [await filled('1000'), await wallet()];
    const headers = once();
    const body = { from, to, ...money('10') };
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        at().ask('pay', (index % 2) as Which, '/api/v1/transfers', { body, headers }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ data }) => data['id'])).size).toBe(1);
    expect(await balanceOf(0, to)).toEqual(await balanceOf(1, to));
    const items = await at().items('pay', 1, `/api/v1/transfers?wallet=${to}`);
    expect(items).toHaveLength(1);
  });

  it('402: replicas that spend the same money together spend it once', async () => {
    const [from, to] = [await filled('100'), await wallet()];
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        at().ask('pay', (index % 2) as Which, '/api/v1/transfers', {
          body: { from, to, ...money('10') },
          headers: once(),
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 402)).toHaveLength(AT_ONCE - 10);
  });

  it('expired: each hold is given back once, and one webhook tells of each event', async () => {
    const { receiver } = at();
    const wanted = { url: receiver.url, event_types: ['hold.*'] };
    const webhook = await at().of('pay', 0, '/api/v1/webhooks', { body: wanted });
    const from = await filled('1000');
    const holds = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const body = { wallet: from, ...money('10'), expires_in: 1 };
        return String((await make((index % 2) as Which, '/holds', body))['id']);
      }),
    );
    const ofHolds = async (which: Which) =>
      (await at().items('pay', which, '/api/v1/events?type=hold.*&limit=100')).map(
        ({ id, type, data }) => ({ id, type, hold: (data as { id: string }).id }),
      );
    const ended = (events: Awaited<ReturnType<typeof ofHolds>>) =>
      events.filter(({ type }) => type === 'hold.expired').map(({ hold }) => hold);
    await eventually(
      async () => expect(new Set(ended(await ofHolds(1)))).toEqual(new Set(holds)),
      SOON,
    );
    expect(ended(await ofHolds(0)).toSorted()).toEqual(holds.toSorted());
    const all = (await ofHolds(1)).map(({ id }) => String(id)).toSorted();
    const arrived = () => receiver.arrived.map(({ id }) => id).toSorted();
    await eventually(() => expect(new Set(arrived())).toEqual(new Set(all)), SOON);
    const log = `/api/v1/webhooks/${String(webhook['id'])}/deliveries?limit=100`;
    await eventually(async () => {
      const deliveries = await at().items('pay', 0, log);
      expect(
        deliveries.map(({ status, attempts }) => `${status as string} ${attempts as number}`),
      ).toEqual(all.map(() => 'delivered 1'));
    }, SOON);
    expect(arrived()).toEqual(all);
  });

  it('the books are sound', async () => {
    const books = await at().of('pay', 1, '/api/v1/ledger/verification');
    expect(books).toMatchObject({ is_valid: true });
  });
}
