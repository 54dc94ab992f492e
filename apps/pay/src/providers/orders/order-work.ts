import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PaymentMethod } from '../driver/payment-method.schema.js';
import type { OrderState, PaymentProvider } from '../driver/payment-provider.js';
import { ProviderFailure } from '../driver/provider-failure.js';
import { ProviderChoice } from '../provider-choice.js';
import { ProviderDrivers } from '../provider-drivers.js';
import { ProviderSecrets } from '../provider-secrets.js';
import { OrderMetrics } from './order-metrics.js';
import { after, OrderStore } from './order-store.js';
import type { PaymentOrderEntity } from './payment-order.entity.js';
import { PayinBooks } from './payin-books.js';
import { PayoutBooks } from './payout-books.js';

const TIMEOUT_MS = 15_000;
const FIRST_WAIT_MS = 2000;
const MOST_WAIT_MS = 3_600_000;

/**
 * Brings an order one step on, from wherever it is: asks the provider, or books what it said. Every
 * step may be done twice and may be the last before a crash; the next who comes goes on.
 */
@Injectable()
export class OrderWork {
  readonly #logger = new Logger('Payments');

  constructor(
    private readonly store: OrderStore,
    private readonly payins: PayinBooks,
    private readonly payouts: PayoutBooks,
    private readonly choice: ProviderChoice,
    private readonly drivers: ProviderDrivers,
    private readonly secrets: ProviderSecrets,
    private readonly metrics: OrderMetrics,
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Does what is to do for an order now. */
  async attend(id: string): Promise<void> {
    const order = await this.store.get(id);
    // A wallet that did not have it was told so; nobody was asked to pay it.
    if (!isOpen(order) && order.outcome === null) {
      await this.store.set(id, { attendAt: null });
      return;
    }
    if (isOpen(order) && (order.outcome === null || order.outcome === 'pending')) {
      if (order.kind !== 'payin' && (await this.payouts.hold(order)) !== null) {
        await this.store.set(id, { attendAt: null });
        return;
      }
      await this.#ask(await this.store.get(id));
    }
    await this.settle(id);
  }

  /** Asks the provider what became of an order, also of one that is finished, and books it. */
  async check(id: string): Promise<void> {
    const order = await this.store.get(id);
    const provider = await this.choice.any(order.providerId);
    if (!provider) return;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { kind, reference } = order;
    const state = await this.drivers.of(provider).getStatus({ kind, id, reference }, signal);
    if (state) await this.hear(order, state);
  }

  /** Takes what a provider says and books it. */
  async hear(
    order: Pick<PaymentOrderEntity, 'id' | 'providerId' | 'kind'>,
    state: OrderState,
  ): Promise<void> {
    if (await this.store.hear(order, state)) this.metrics.heard(order.kind, state.status);
    await this.settle(order.id);
  }

  /** Brings the books in line with what the provider said last. */
  async settle(id: string): Promise<void> {
    const order = await this.store.get(id);
    const books = order.kind === 'payin' ? this.payins : this.payouts;
    const { outcome } = order;
    if (outcome === 'pending' && order.status === 'created')
      await this.store.move(order, 'pending');
    if (outcome === 'failed' && isOpen(order)) await books.fail(order);
    if ((outcome === 'succeeded' || outcome === 'returned') && isOpen(order)) {
      await books.succeed(order);
    }
    if (outcome === 'returned') {
      const booked = await this.store.get(id);
      if (booked.status === 'succeeded') await books.return(booked);
    }
    if (outcome !== null && outcome !== 'pending') await this.#rest(order);
  }

  /** Nothing is left to do, unless the provider has said more meanwhile. */
  async #rest({ id, outcome }: PaymentOrderEntity): Promise<void> {
    await this.dataSource.query(
      'update payment_order set attend_at = null where id = $1 and outcome = $2',
      [id, outcome],
    );
  }

  async #ask(order: PaymentOrderEntity): Promise<void> {
    const now = this.clock.now();
    const next = after(now, Math.min(MOST_WAIT_MS, FIRST_WAIT_MS * 2 ** order.attempts));
    await this.dataSource.query('update payment_order set attempts = attempts + 1 where id = $1', [
      order.id,
    ]);
    try {
      const provider = await this.choice.any(order.providerId);
      if (!provider) throw new ProviderFailure('refused', { detail: 'provider_removed' });
      const state = await this.#stateOf(order, this.drivers.of(provider));
      if (await this.store.hear(order, state)) this.metrics.heard(order.kind, state.status);
    } catch (thrown) {
      const failure = ProviderFailure.from(thrown);
      this.metrics.failed(order.kind, failure.problem);
      if (failure.isFinal) {
        const state = { status: 'failed', reference: '', redirectUrl: null } as const;
        await this.store.hear(order, { ...state, failure: failure.detail ?? failure.problem });
        return;
      }
      this.#logger.warn({ msg: 'A provider did not answer.', order: order.id, err: failure });
    }
    await this.dataSource.query(
      `update payment_order set attend_at = $2
       where id = $1 and (outcome is null or outcome = 'pending')`,
      [order.id, next],
    );
  }

  /** What was asked before may have been taken: that is looked up first. */
  async #stateOf(order: PaymentOrderEntity, driver: PaymentProvider): Promise<OrderState> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { id, kind, reference } = order;
    if (order.attempts > 0) {
      const found = await driver.getStatus({ kind, id, reference }, signal);
      if (found) return found;
      if (reference !== null) throw new ProviderFailure('outcome_unknown');
    }
    if (order.kind === 'refund') return this.#refund(order, driver, signal);
    if (order.sealedMethod === null) throw new ProviderFailure('refused', { detail: 'no_method' });
    const method = PaymentMethod.parse(
      JSON.parse(this.secrets.openText(order.sealedMethod, order.id)),
    );
    const { amount, currency, description, returnUrl } = order;
    const wanted = { id, amount, currency, method, description, returnUrl };
    return kind === 'payin'
      ? driver.createPayin(wanted, signal)
      : driver.createPayout(wanted, signal);
  }

  async #refund(
    { id, amount, currency, payinId }: PaymentOrderEntity,
    driver: PaymentProvider,
    signal: AbortSignal,
  ): Promise<OrderState> {
    const payin = await this.store.get(payinId ?? '');
    const payinReference = payin.reference ?? '';
    return driver.refund({ id, amount, currency, payinId: payin.id, payinReference }, signal);
  }
}

const isOpen = ({ status }: PaymentOrderEntity) => status === 'created' || status === 'pending';
