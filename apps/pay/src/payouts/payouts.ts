import type { Tenant } from '@skydeck/auth-guard';
import { Injectable } from '@nestjs/common';
import { described } from '../payins/payins.js';
import { kindOf } from '../providers/kinds/provider-kinds.js';
import { OrderDesk, type Taken } from '../providers/orders/order-desk.js';
import { OrderList } from '../providers/orders/order-list.js';
import type { PaymentOrderEntity } from '../providers/orders/payment-order.entity.js';
import { ProviderChoice } from '../providers/provider-choice.js';
import { PayoutErrors } from './payout.errors.js';
import type { CreatePayout, ListPayouts } from './payout.schema.js';

const KINDS = ['payout', 'refund'] as const;

/** Money that goes out. */
@Injectable()
export class Payouts {
  constructor(
    private readonly desk: OrderDesk,
    private readonly orders: OrderList,
    private readonly choice: ProviderChoice,
  ) {}

  /** Pays money out. */
  create(tenant: Tenant, key: string, body: CreatePayout): Promise<Taken> {
    const request = { tenant, key, asked: ['payout', body] };
    return this.desk.take(request, async () => {
      const { wallet, currency, destination: method, provider: wanted } = body;
      await this.desk.checkWallet(tenant, wallet, currency);
      const asked = { provider: wanted, method: method.type, currency };
      const provider = await this.choice.choose(tenant, asked);
      return {
        ...described(body),
        tenant,
        kind: 'payout',
        wallet,
        amount: body.amount,
        currency,
        method,
        providerId: provider.id,
        isSandbox: kindOf(provider.kind).isSandbox,
      };
    });
  }

  /** The payouts and refunds of a project, one more than `limit`. */
  list(
    tenant: Tenant,
    wanted: ReturnType<typeof ListPayouts.parse>,
  ): Promise<PaymentOrderEntity[]> {
    return this.orders.list(tenant, KINDS, wanted);
  }

  /** One payout of a project. @throws `payout.not_found` */
  async get(tenant: Tenant, id: string): Promise<PaymentOrderEntity> {
    const order = await this.orders.find(tenant, KINDS, id);
    if (!order) throw PayoutErrors.not_found();
    return order;
  }
}
