import { newId } from '@skydeck/ids';
import type { PaymentMethod } from './payment-method.schema.js';
import type { PaymentOrder, PaymentProvider, PostedWebhook } from './payment-provider.js';
import { WebhookRefused } from './provider-failure.js';

/** A driver, and what its far end can be made to do. */
export interface ProviderUnderTest {
  readonly provider: PaymentProvider;
  /** Methods that make the far end take or refuse a pay-in, and where payouts may go. */
  readonly methods: Readonly<Record<'good' | 'declined' | 'slow' | 'payout', PaymentMethod>>;
  /** How many payments the far end has for an order. */
  payments(orderId: string): Promise<number>;
  /** What the far end posts about a pay-in, signed now. */
  webhook(orderId: string): Promise<PostedWebhook>;
  /** Now, as the far end and the driver know it. */
  now(): Date;
  close(): Promise<void>;
}

const DAY_MS = 86_400_000;

const order = (method: PaymentMethod, prefix: 'pin' | 'pot' = 'pin'): PaymentOrder => ({
  id: newId(prefix),
  amount: 1250n,
  currency: 'EUR',
  method,
  description: null,
  returnUrl: null,
});
const signal = () => AbortSignal.timeout(10_000);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** What every driver must do. Each driver's spec calls this with a way to make that driver. */
export function describePaymentProvider(
  name: string,
  make: () => Promise<ProviderUnderTest>,
): void {
  describe(`${name} keeps the contract of payment providers`, () => {
    let tested: ProviderUnderTest;

    beforeAll(async () => {
      tested = await make();
    });

    afterAll(() => tested.close());

    const payin = (one: PaymentOrder) => tested.provider.createPayin(one, signal());

    it('names itself and its methods', () => {
      expect(tested.provider.name).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(tested.provider.methods).not.toHaveLength(0);
    });

    it('takes money in and tells of it', async () => {
      const one = order(tested.methods.good);
      const state = await payin(one);
      expect(state).toMatchObject({ status: 'succeeded', failure: null });
      const lookup = { kind: 'payin', id: one.id, reference: state.reference } as const;
      expect(await tested.provider.getStatus(lookup, signal())).toEqual(state);
    });

    it('finds an order whose answer was lost by our own id', async () => {
      const one = order(tested.methods.good);
      const { reference } = await payin(one);
      const lookup = { kind: 'payin', id: one.id, reference: null } as const;
      const found = await tested.provider.getStatus(lookup, signal());
      expect(found).toMatchObject({ reference, status: 'succeeded' });
    });

    it('makes one payment of one order, 20 at once', async () => {
      const one = order(tested.methods.good);
      const states = await Promise.all(Array.from({ length: 20 }, () => payin(one)));
      expect(new Set(states.map(({ reference }) => reference)).size).toBe(1);
      expect(await tested.payments(one.id)).toBe(1);
    });

    it('says why a payment failed', async () => {
      const state = await payin(order(tested.methods.declined));
      expect(state.status).toBe('failed');
      expect(state.failure).toMatch(/^[a-z_]+$/);
    });

    it('says what is not decided yet', async () => {
      expect(await payin(order(tested.methods.slow))).toMatchObject({ status: 'pending' });
    });

    it('knows nothing of an order that it was never given', async () => {
      const lookup = { kind: 'payin', id: newId('pin'), reference: null } as const;
      expect(await tested.provider.getStatus(lookup, signal())).toBeNull();
    });

    it('pays out once', async () => {
      const one = order(tested.methods.payout, 'pot');
      const first = await tested.provider.createPayout(one, signal());
      expect(['pending', 'succeeded']).toContain(first.status);
      expect((await tested.provider.createPayout(one, signal())).reference).toBe(first.reference);
      expect(await tested.payments(one.id)).toBe(1);
      const lookup = { kind: 'payout', id: one.id, reference: null } as const;
      const found = await tested.provider.getStatus(lookup, signal());
      expect(found?.reference).toBe(first.reference);
    });

    it('gives a part back, once', async () => {
      const one = order(tested.methods.good);
      const { reference } = await payin(one);
      const refund = {
        id: newId('pot'),
        amount: 250n,
        currency: 'EUR',
        payinId: one.id,
        payinReference: reference,
      };
      const first = await tested.provider.refund(refund, signal());
      expect(first.status).toBe('succeeded');
      expect((await tested.provider.refund(refund, signal())).reference).toBe(first.reference);
      expect(await tested.payments(refund.id)).toBe(1);
    });

    it('reads its webhooks', async () => {
      const one = order(tested.methods.good);
      const { reference } = await payin(one);
      const read = await tested.provider.parseWebhook(await tested.webhook(one.id), tested.now());
      expect(read.id).not.toBe('');
      expect(read.news).toMatchObject([{ id: one.id, reference, status: 'succeeded' }]);
    });

    it('refuses a webhook with one byte changed, without a signature, and one that is old', async () => {
      const one = order(tested.methods.good);
      await payin(one);
      const posted = await tested.webhook(one.id);
      const parse = (changed: Partial<PostedWebhook>, at = tested.now()) =>
        tested.provider.parseWebhook({ ...posted, ...changed }, at);
      const body = Buffer.from(posted.body.toString().replace('1250', '9250'));
      expect(body.equals(posted.body)).toBe(false);
      await expect(parse({ body })).rejects.toThrow(WebhookRefused);
      await expect(parse({ headers: {} })).rejects.toThrow(WebhookRefused);
      const later = new Date(tested.now().getTime() + 3_600_000);
      await expect(parse({}, later)).rejects.toThrow(WebhookRefused);
      const earlier = new Date(tested.now().getTime() - 3_600_000);
      await expect(parse({}, earlier)).rejects.toThrow(WebhookRefused);
    });

    it('lists what was settled, with fees', async () => {
      const one = order(tested.methods.good);
      const { reference } = await payin(one);
      const today = tested.now().getTime();
      const lines = await tested.provider.listSettlements(
        dayOf(today - DAY_MS),
        dayOf(today),
        signal(),
      );
      const own = lines.filter((line) => line.orderId === one.id);
      expect(own).toMatchObject([{ kind: 'payin', reference, amount: 1250n, currency: 'EUR' }]);
      expect(own[0]!.fee).toBeGreaterThan(0n);
      const none = await tested.provider.listSettlements('2001-01-01', '2001-01-02', signal());
      expect(none).toEqual([]);
    });
  });
}
