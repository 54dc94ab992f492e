import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { kindOf } from '../providers/kinds/provider-kinds.js';
import { type NewOrder, OrderDesk, type Taken } from '../providers/orders/order-desk.js';
import { OrderList } from '../providers/orders/order-list.js';
import type { PaymentOrderEntity } from '../providers/orders/payment-order.entity.js';
import { ProviderChoice } from '../providers/provider-choice.js';
import { tenantTime } from '../test-clocks/tenant-time.sql.js';
import { PayinErrors } from './payin.errors.js';
import type { CreatePayin, ListPayins, RefundPayin } from './payin.schema.js';

/** Money that comes in. */
@Injectable()
export class Payins {
  constructor(
    private readonly desk: OrderDesk,
    private readonly orders: OrderList,
    private readonly choice: ProviderChoice,
    private readonly clock: Clock,
  ) {}

  /** Asks a provider for money. */
  create(tenant: Tenant, key: string, body: CreatePayin): Promise<Taken> {
    const request = { tenant, key, asked: ['payin', body] };
    return this.desk.take(request, async () => {
      const { wallet, currency, method, provider: wanted } = body;
      await this.desk.checkWallet(tenant, wallet, currency);
      const asked = { provider: wanted, method: method.type, currency };
      const provider = await this.choice.choose(tenant, asked);
      return {
        ...described(body),
        tenant,
        kind: 'payin',
        wallet,
        amount: body.amount,
        currency,
        method,
        providerId: provider.id,
        isSandbox: kindOf(provider.kind).isSandbox,
        returnUrl: body.return_url ?? null,
      };
    });
  }

  /** The pay-ins of a project, one more than `limit`. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListPayins.parse>): Promise<PaymentOrderEntity[]> {
    return this.orders.list(tenant, ['payin'], wanted);
  }

  /** One pay-in of a project. @throws `payin.not_found` */
  async get(tenant: Tenant, id: string): Promise<PaymentOrderEntity> {
    const order = await this.orders.find(tenant, ['payin'], id);
    if (!order) throw PayinErrors.not_found();
    return order;
  }

  /** Gives a pay-in back, or a part of it: as a payout to whoever paid. */
  refund(tenant: Tenant, id: string, key: string, body: RefundPayin): Promise<Taken> {
    const request = { tenant, key, asked: ['refund', id, body] };
    return this.desk.take(
      request,
      async () => this.#refundOf(await this.get(tenant, id), body),
      (manager, order) => this.#reserve(manager, order),
    );
  }

  #refundOf(payin: PaymentOrderEntity, body: RefundPayin): NewOrder {
    if (payin.status !== 'succeeded') throw PayinErrors.not_succeeded();
    const amount = body.amount ?? payin.amount - payin.refunded;
    if (amount <= 0n) throw PayinErrors.amount_exceeds_payin();
    const { tenant, wallet, currency, providerId, isSandbox, id: payinId } = payin;
    return {
      ...described(body),
      tenant,
      kind: 'refund',
      wallet,
      amount,
      currency,
      providerId,
      isSandbox,
      payinId,
    };
  }

  /** Of many refunds at once no more go through than was paid in. */
  async #reserve(manager: EntityManager, { payinId, amount }: PaymentOrderEntity): Promise<void> {
    const [, count] = await manager.query<[unknown[], number]>(
      `update payment_order set refunded = refunded + $2, updated_at = ${tenantTime('payment_order.tenant', '$3')}
       where id = $1 and status = 'succeeded' and refunded + $2 <= amount`,
      [payinId, String(amount), this.clock.now()],
    );
    if (count !== 1) throw PayinErrors.amount_exceeds_payin();
  }
}

/** What a caller keeps with an order. */
export const described = (body: Pick<CreatePayin, 'description' | 'metadata'>) => ({
  description: body.description ?? null,
  metadata: body.metadata ?? {},
});
