import type { BankFiles } from '../../sandbox-bank/bank-files.js';
import { scenarioOfNumber } from '../../sandbox-bank/bank-numbers.js';
import type { BankOrder, BankPayment } from '../../sandbox-bank/bank-payment.js';
import { BankSilence, type SandboxBank } from '../../sandbox-bank/sandbox-bank.js';
import { instrumentOf } from '../driver/payment-method.schema.js';
import {
  type OrderLookup,
  type OrderState,
  type PaymentOrder,
  PaymentProvider,
  type PostedWebhook,
  type ProviderWebhook,
  type RefundOrder,
  type SettlementLine,
} from '../driver/payment-provider.js';
import { ProviderFailure } from '../driver/provider-failure.js';
import { readSettlementCsv } from '../driver/settlement-csv.js';
import { daysBetween } from './days-between.js';
import { readBankWebhook } from './bank-webhook.js';

/** What a driver is made with. */
export interface SandboxOptions {
  /** Our provider, by which the bank knows the account. */
  readonly account: string;
  readonly hookUrl: string;
  readonly secret: string;
  readonly delays: BankOrder['delays'];
}

/** Speaks with the bank for trials. */
export class SandboxDriver extends PaymentProvider {
  readonly name = 'sandbox';
  readonly methods = ['card', 'iban', 'phone'] as const;
  readonly isSandbox = true;

  constructor(
    private readonly options: SandboxOptions,
    private readonly bank: SandboxBank,
    private readonly files: BankFiles,
  ) {
    super();
  }

  createPayin(order: PaymentOrder): Promise<OrderState> {
    return this.#pay('payin', order);
  }

  createPayout(order: PaymentOrder): Promise<OrderState> {
    return this.#pay('payout', order);
  }

  async refund({ id, amount, currency, payinId }: RefundOrder): Promise<OrderState> {
    const { account } = this.options;
    const original = await this.bank.find(account, payinId);
    if (!original) throw new ProviderFailure('refused', { detail: 'payment_not_found' });
    if (original.status !== 'succeeded') {
      throw new ProviderFailure('refused', { detail: `payment_${original.status}` });
    }
    return this.#take({
      kind: 'refund',
      orderId: id,
      amount,
      currency,
      scenario: original.scenario,
      originalId: original.id,
    });
  }

  async getStatus({ id }: OrderLookup): Promise<OrderState | null> {
    const payment = await this.bank.find(this.options.account, id);
    return payment && stateOf(payment);
  }

  async parseWebhook(posted: PostedWebhook, now: Date): Promise<ProviderWebhook> {
    return readBankWebhook(posted, this.options.secret, now);
  }

  async listSettlements(fromDay: string, toDay: string): Promise<readonly SettlementLine[]> {
    const days = daysBetween(fromDay, toDay);
    const files = await Promise.all(days.map((day) => this.files.of(this.options.account, day)));
    return files.flatMap((file) => readSettlementCsv(file));
  }

  async #pay(
    kind: 'payin' | 'payout',
    { id, amount, currency, method }: PaymentOrder,
  ): Promise<OrderState> {
    const scenario = scenarioOfNumber(instrumentOf(method));
    if (!scenario) throw new ProviderFailure('refused', { detail: 'not_a_test_number' });
    return this.#take({ kind, orderId: id, amount, currency, scenario });
  }

  async #take(order: Omit<BankOrder, 'account' | 'hookUrl' | 'delays'>): Promise<OrderState> {
    const { account, hookUrl, delays } = this.options;
    try {
      return stateOf(await this.bank.take({ ...order, account, hookUrl, delays }));
    } catch (error) {
      if (!(error instanceof BankSilence)) throw error;
      throw new ProviderFailure('outcome_unknown', { cause: error });
    }
  }
}

const stateOf = ({ id, status, failure }: BankPayment): OrderState => ({
  reference: id,
  status,
  failure,
  redirectUrl: null,
});
