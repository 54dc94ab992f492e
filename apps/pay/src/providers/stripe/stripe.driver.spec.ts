import { AddressPolicy } from '@skydeck/outbound';
import { TestClock } from '@skydeck/testing';
import {
  describePaymentProvider,
  type ProviderUnderTest,
} from '../driver/payment-provider.contract.js';
import { ProviderFailure } from '../driver/provider-failure.js';
import { SECRET_KEY, StripeService, WEBHOOK_SECRET } from './fixtures/stripe-service.js';
import { StripeDriver } from './stripe.driver.js';

const LOCAL = new AddressPolicy(['127.0.0.0/8']);
const token = (name: string) => ({ type: 'token', token: name }) as const;

async function makeStripe(): Promise<ProviderUnderTest> {
  const clock = new TestClock();
  const service = await StripeService.start(() => clock.now());
  const options = {
    baseUrl: service.url,
    secretKey: SECRET_KEY,
    webhookSecret: WEBHOOK_SECRET,
  };
  const provider = new StripeDriver(options, LOCAL);
  return {
    provider,
    methods: {
      good: token('pm_card_visa'),
      declined: token('pm_card_chargeDeclined'),
      slow: token('pm_sepaDebit'),
      payout: token('ba_1'),
    },
    payments: async (orderId) => service.of(orderId).length,
    async webhook(orderId) {
      const [intent] = service.of(orderId);
      if (intent?.object !== 'payment_intent') throw new Error('There is no PaymentIntent.');
      return service.event(intent);
    },
    now: () => clock.now(),
    async close() {
      await provider.close();
      await service.close();
    },
  };
}

describePaymentProvider('StripeDriver', makeStripe);

describe('StripeDriver', () => {
  const order = {
    id: 'pin_1',
    amount: 1250n,
    currency: 'EUR',
    method: token('pm_card_visa'),
    description: null,
    returnUrl: null,
  };

  it('says that its account is refused, so that the order waits', async () => {
    const service = await StripeService.start(() => new Date());
    const options = { baseUrl: service.url, secretKey: 'sk_test_wrong', webhookSecret: 'whsec_x' };
    const driver = new StripeDriver(options, LOCAL);
    await expect(driver.createPayin(order)).rejects.toMatchObject({
      problem: 'account_refused',
      isFinal: false,
    });
    await driver.close();
    await service.close();
  });

  it('connects to no address inside', async () => {
    const service = await StripeService.start(() => new Date());
    const options = {
      baseUrl: service.url,
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
    };
    const driver = new StripeDriver(options, new AddressPolicy([]));
    await expect(driver.createPayin(order)).rejects.toThrow(ProviderFailure);
    expect(service.of(order.id)).toEqual([]);
    await driver.close();
    await service.close();
  });

  it('refuses what it cannot say exactly: numbers of cards, and amounts beyond numbers', async () => {
    const options = { baseUrl: 'https://api.stripe.com', secretKey: 'x', webhookSecret: 'x' };
    const driver = new StripeDriver(options, new AddressPolicy([]));
    const card = { type: 'card', number: '4000000000000010', holder: undefined } as const;
    await expect(driver.createPayin({ ...order, method: card })).rejects.toMatchObject({
      problem: 'refused',
    });
    await expect(
      driver.createPayin({ ...order, amount: 9_007_199_254_740_993n }),
    ).rejects.toMatchObject({ problem: 'refused' });
    await driver.close();
  });
});
