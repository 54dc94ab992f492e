import { eventually } from '@skydeck/testing';
import { bankSecret } from '../../sandbox-bank/bank-delivery.js';
import { BANK_NUMBERS } from '../../sandbox-bank/bank-numbers.js';
import { BankWorld, SECRET } from '../../sandbox-bank/fixtures/bank-world.js';
import { HookReceiver } from '../../sandbox-bank/fixtures/hook-receiver.js';
import {
  describePaymentProvider,
  type ProviderUnderTest,
} from '../driver/payment-provider.contract.js';
import { SandboxDriver } from './sandbox.driver.js';

const numberOf = (scenario: string) => {
  const numbers = BANK_NUMBERS.find((one) => one.scenario === scenario);
  if (!numbers) throw new Error(`There is no number for ${scenario}.`);
  return numbers;
};
const card = (scenario: string) =>
  ({ type: 'card', number: numberOf(scenario).card, holder: undefined }) as const;

async function makeSandbox(): Promise<ProviderUnderTest> {
  const world = await BankWorld.start();
  const receiver = await HookReceiver.start();
  const account = 'ppr_test';
  const options = {
    account,
    hookUrl: receiver.url,
    secret: bankSecret(SECRET, account),
    delays: { laterMs: 5000, returnMs: 10_000 },
  };
  return {
    provider: new SandboxDriver(options, world.bank, world.files),
    methods: {
      good: card('succeeds'),
      declined: card('declined'),
      slow: { type: 'phone', phone: numberOf('pending_succeeds').phone, holder: undefined },
      payout: { type: 'iban', iban: numberOf('succeeds').iban, holder: undefined },
    },
    async payments(orderId) {
      const rows = await world.dataSource.query<unknown[]>(
        'select 1 from bank_payment where order_id = $1',
        [orderId],
      );
      return rows.length;
    },
    webhook: (orderId) =>
      eventually(async () => {
        await world.rounds.sweep();
        return receiver.about(orderId)[0] ?? false;
      }),
    now: () => world.clock.now(),
    async close() {
      await world.close();
      await receiver.close();
    },
  };
}

describePaymentProvider('SandboxDriver', makeSandbox);
