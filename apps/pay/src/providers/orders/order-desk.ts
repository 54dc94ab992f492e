import { hash } from 'node:crypto';
import type { Tenant } from '@skydeck/auth-guard';
import { IdempotencyErrors } from '@skydeck/idempotency';
import { newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LedgerErrors } from '../../ledger/ledger.errors.js';
import { TenantTime } from '../../test-clocks/tenant-time.js';
import { type PaymentMethod, shownMethod } from '../driver/payment-method.schema.js';
import { ProviderSecrets } from '../provider-secrets.js';
import { OrderBooks } from './order-books.js';
import { after, LEASE_MS, OrderStore } from './order-store.js';
import { OrderWork } from './order-work.js';
import { PaymentOrderEntity } from './payment-order.entity.js';

/** What an order is made of. */
export type NewOrder = Pick<
  PaymentOrderEntity,
  'tenant' | 'kind' | 'wallet' | 'amount' | 'currency' | 'providerId' | 'isSandbox'
> &
  Partial<Pick<PaymentOrderEntity, 'payinId' | 'returnUrl' | 'description' | 'metadata'>> & {
    readonly method?: PaymentMethod;
  };

/** A request that makes an order. */
export interface OrderRequest {
  readonly tenant: Tenant;
  /** The `Idempotency-Key`. */
  readonly key: string;
  /** What was asked for, with the name of the route. */
  readonly asked: readonly unknown[];
}

/** An order that a request made, or made before. */
export interface Taken {
  readonly order: PaymentOrderEntity;
  readonly isReplay: boolean;
}

/** Takes orders: each key makes one, for ever. */
@Injectable()
export class OrderDesk {
  readonly #logger = new Logger('Payments');

  constructor(
    private readonly store: OrderStore,
    private readonly work: OrderWork,
    private readonly books: OrderBooks,
    private readonly secrets: ProviderSecrets,
    private readonly clock: Clock,
    private readonly time: TenantTime,
  ) {}

  /**
   * The order of a request. What the provider does not answer in time comes later.
   * @param prepare checks the request and says what to order; not asked for a repeated one
   * @param besides what is written together with the order
   * @throws `idempotency_mismatch`
   */
  async take(
    request: OrderRequest,
    prepare: () => Promise<NewOrder>,
    besides?: (manager: EntityManager, order: PaymentOrderEntity) => Promise<void>,
  ): Promise<Taken> {
    const earlier = await this.#earlier(request);
    if (earlier) return earlier;
    const order = this.#made(request, await prepare(), await this.time.now(request.tenant));
    if (!(await this.store.insert(order, async (manager) => besides?.(manager, order)))) {
      const other = await this.#earlier(request);
      if (!other) throw new Error('An order that is there was not found.');
      return other;
    }
    try {
      await this.work.attend(order.id);
    } catch (error) {
      this.#logger.warn({ msg: 'A payment is left to the sweeper.', order: order.id, err: error });
    }
    return { order: await this.store.get(order.id), isReplay: false };
  }

  /** Keeps what the first request is answered with. */
  async keepAnswer({ id }: PaymentOrderEntity, answer: object): Promise<void> {
    await this.store.set(id, { firstAnswer: answer });
  }

  /** Whether a wallet can be used for it. @throws the error of the ledger */
  async checkWallet(tenant: Tenant, wallet: string, currency: string): Promise<void> {
    const found = await this.books.wallet(tenant, wallet);
    if (!found) throw LedgerErrors.wallet_not_found();
    if (found.status === 'closed') throw LedgerErrors.wallet_closed();
    if (found.currency !== currency) throw LedgerErrors.currency_mismatch();
  }

  async #earlier(request: OrderRequest): Promise<Taken | null> {
    const order = await this.store.ofKey(request);
    if (!order) return null;
    if (!order.fingerprint.equals(fingerprintOf(request))) {
      throw IdempotencyErrors.idempotency_mismatch();
    }
    return { order, isReplay: true };
  }

  #made(request: OrderRequest, { method, ...wanted }: NewOrder, now: Date): PaymentOrderEntity {
    const id = newId(wanted.kind === 'payin' ? 'pin' : 'pot', now.getTime());
    return Object.assign(new PaymentOrderEntity(), {
      payinId: null,
      returnUrl: null,
      description: null,
      metadata: {},
      ...wanted,
      id,
      method: method ? shownMethod(method) : null,
      sealedMethod: method ? this.secrets.seal(JSON.stringify(method), id) : null,
      status: 'created',
      outcome: null,
      failure: null,
      reference: null,
      redirectUrl: null,
      refunded: 0n,
      suspense: 0n,
      holdId: null,
      operationId: null,
      plan: null,
      planNumber: 0,
      attempts: 0,
      attendAt: after(this.clock.now(), LEASE_MS),
      key: request.key,
      fingerprint: fingerprintOf(request),
      firstAnswer: null,
      createdAt: now,
      updatedAt: now,
      succeededAt: null,
    } as const);
  }
}

/** The same for requests that ask for the same, in whatever order they name it. */
function fingerprintOf({ asked }: OrderRequest): Buffer {
  return hash('sha256', JSON.stringify(asked, sorted), 'buffer');
}

function sorted(_name: string, value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value);
  return Object.fromEntries(fields.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
