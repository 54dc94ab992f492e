import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '@skydeck/testing';
import { PaymentMethod } from '../providers/driver/payment-method.schema.js';
import { BANK_NUMBERS, scenarioOfNumber } from './bank-numbers.js';
import type { BankOrder } from './bank-payment.js';
import { BANK_SCENARIOS, type BankScenarioName } from './bank-scenarios.js';
import { BankWorld } from './fixtures/bank-world.js';
import { HookReceiver } from './fixtures/hook-receiver.js';
import { BankSilence } from './sandbox-bank.js';

let world: BankWorld;
let receiver: HookReceiver;
let orders = 0;

beforeAll(async () => {
  world = await BankWorld.start();
  receiver = await HookReceiver.start();
});

afterAll(async () => {
  await world.close();
  await receiver.close();
});

const order = (scenario: BankScenarioName, rest: Partial<BankOrder> = {}): BankOrder => ({
  account: 'ppr_1',
  kind: 'payin',
  orderId: `pin_${++orders}`,
  amount: 10_000n,
  currency: 'EUR',
  scenario,
  hookUrl: receiver.url,
  delays: { laterMs: 5000, returnMs: 10_000 },
  ...rest,
});

const statuses = (orderId: string) =>
  receiver.about(orderId).map(({ body }) => {
    const { data } = JSON.parse(body.toString()) as { data: { status: string } };
    return data.status;
  });

/** Waits for as many webhooks; there must be no more of them. */
async function heard(orderId: string, count: number): Promise<string[]> {
  await eventually(async () => {
    await world.rounds.sweep();
    return statuses(orderId).length >= count;
  });
  await world.rounds.sweep();
  return statuses(orderId);
}

async function pass(ms: number): Promise<void> {
  world.clock.advance(ms);
  await world.rounds.sweep();
}

const statusOf = async ({ orderId }: BankOrder) =>
  (await world.bank.find('ppr_1', orderId))?.status;

describe('the numbers of the sandbox bank', () => {
  it('are different, and valid as cards, accounts and phones', () => {
    const all = BANK_NUMBERS.flatMap(({ card, iban, phone }) => [card, iban, phone]);
    expect(new Set(all).size).toBe(all.length);
    for (const { scenario, card, iban, phone } of BANK_NUMBERS) {
      for (const method of [
        { type: 'card', number: card },
        { type: 'iban', iban },
        { type: 'phone', phone },
      ]) {
        expect(PaymentMethod.safeParse(method).success).toBe(true);
      }
      for (const number of [card, iban, phone]) expect(scenarioOfNumber(number)).toBe(scenario);
    }
    expect(scenarioOfNumber('4242424242424242')).toBeNull();
  });

  it('are those of the documentation', async () => {
    const page = path.resolve(import.meta.dirname, '../../../../docs/payments-in-and-out.md');
    const text = (await readFile(page, 'utf8')).replaceAll(/ +/g, ' ');
    for (const { scenario, card, iban, phone } of BANK_NUMBERS) {
      const row = `| \`${scenario}\` | \`${card}\` | \`${iban}\` | \`${phone}\` |`;
      expect(text).toContain(`${row} ${BANK_SCENARIOS[scenario].tells} |`);
    }
  });

  it('422: an account number with one digit changed is none', () => {
    const { iban } = BANK_NUMBERS[0]!;
    const wrong = `${iban.slice(0, -1)}${(Number(iban.at(-1)) + 1) % 10}`;
    expect(PaymentMethod.safeParse({ type: 'iban', iban: wrong }).success).toBe(false);
  });
});

describe('the scenarios of the sandbox bank', () => {
  it.each([
    ['succeeds', 'succeeded', ['succeeded']],
    ['declined', 'failed', ['failed']],
    ['insufficient', 'failed', ['failed']],
    ['stays_pending', 'pending', ['pending']],
    ['webhook_twice', 'succeeded', ['succeeded', 'succeeded']],
  ] as const)('%s: is %s at once', async (scenario, status, told) => {
    const one = order(scenario);
    expect((await world.bank.take(one)).status).toBe(status);
    expect(await heard(one.orderId, told.length)).toEqual(told);
    await pass(60_000);
    expect(await statusOf(one)).toBe(status);
  });

  it.each([
    ['pending_succeeds', ['pending', 'succeeded']],
    ['pending_fails', ['pending', 'failed']],
    ['late_return', ['succeeded', 'returned']],
  ] as const)('%s: goes through %j', async (scenario, told) => {
    const one = order(scenario);
    expect((await world.bank.take(one)).status).toBe(told[0]);
    await pass(4999);
    expect(await statusOf(one)).toBe(told[0]);
    await pass(5001);
    expect(await statusOf(one)).toBe(told[1]);
    expect(await heard(one.orderId, 2)).toEqual(told);
  });

  it('no_answer: takes the order in silence', async () => {
    const one = order('no_answer');
    await expect(world.bank.take(one)).rejects.toThrow(BankSilence);
    await expect(world.bank.take(one)).rejects.toThrow(BankSilence);
    expect(await statusOf(one)).toBe('pending');
    await pass(5000);
    expect(await statusOf(one)).toBe('succeeded');
    expect(statuses(one.orderId)).toEqual([]);
  });

  it('webhook_first: has told of it when it answers', async () => {
    const one = order('webhook_first');
    expect((await world.bank.take(one)).status).toBe('succeeded');
    expect(statuses(one.orderId)).toEqual(['succeeded']);
    expect(await heard(one.orderId, 1)).toEqual(['succeeded']);
  });

  it('webhook_reversed: tells the first state last', async () => {
    const one = order('webhook_reversed');
    await world.bank.take(one);
    await pass(5000);
    expect(await heard(one.orderId, 1)).toEqual(['succeeded']);
    await pass(1000);
    expect(await heard(one.orderId, 2)).toEqual(['succeeded', 'pending']);
  });

  it('does a step once, 50 at once', async () => {
    const one = order('late_return');
    const { id } = await world.bank.take(one);
    world.clock.advance(10_000);
    await Promise.all(Array.from({ length: 50 }, () => world.bank.advance(id)));
    const lines = await world.dataSource.query<{ kind: string; amount: string; fee: string }[]>(
      'select kind, amount, fee from bank_line where payment_id = $1 order by id',
      [id],
    );
    expect(lines).toEqual([
      { kind: 'payin', amount: '10000', fee: '165' },
      { kind: 'return', amount: '-10000', fee: '0' },
    ]);
  });
});

describe('webhooks of the sandbox bank', () => {
  it('are posted again, under the same name, until they are taken', async () => {
    const one = order('succeeds');
    receiver.status = 500;
    await world.bank.take(one);
    await heard(one.orderId, 1);
    receiver.status = 200;
    await eventually(async () => {
      await pass(3000);
      return statuses(one.orderId).length >= 2;
    });
    const names = receiver.about(one.orderId).map(({ headers }) => headers['webhook-id']);
    expect(new Set(names).size).toBe(1);
    const count = names.length;
    await pass(60_000);
    expect(statuses(one.orderId)).toHaveLength(count);
  });
});

describe('settlement files of the sandbox bank', () => {
  it('hold the lines of one account and one day', async () => {
    const day = world.clock.now().toISOString().slice(0, 10);
    const one = order('succeeds', { account: 'ppr_filed', kind: 'payout', orderId: 'pot_filed' });
    const { id } = await world.bank.take(one);
    const [header, line, end] = (await world.files.of('ppr_filed', day)).split('\n');
    expect(header).toBe('line,day,kind,order_id,reference,amount,fee,currency');
    expect(line).toMatch(new RegExp(`^bkl_\\w+,${day},payout,pot_filed,${id},-10000,20,EUR$`));
    expect(end).toBe('');
  });
});
