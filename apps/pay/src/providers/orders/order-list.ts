import type { Tenant } from '@skydeck/auth-guard';
import { type KeysetPage, readKeyset } from '@skydeck/database';
import { isId } from '@skydeck/ids';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { type OrderKind, type OrderStatus, PaymentOrderEntity } from './payment-order.entity.js';

/** Which orders to list. */
export interface OrderFilters {
  readonly status?: OrderStatus | undefined;
  readonly wallet?: string | undefined;
  readonly provider?: string | undefined;
  readonly currency?: string | undefined;
  readonly payin?: string | undefined;
}

/** Shows a project its orders. */
@Injectable()
export class OrderList {
  constructor(
    @InjectRepository(PaymentOrderEntity) private readonly orders: Repository<PaymentOrderEntity>,
  ) {}

  /** The orders of some kinds, one more than `limit`. */
  list(
    tenant: Tenant,
    kinds: readonly OrderKind[],
    page: KeysetPage & { readonly filters: OrderFilters },
  ): Promise<PaymentOrderEntity[]> {
    const { status, wallet, provider, currency, payin } = page.filters;
    const query = this.orders.createQueryBuilder('orders').where({
      tenant,
      ...(status !== undefined && { status }),
      ...(wallet !== undefined && { wallet }),
      ...(provider !== undefined && { providerId: provider }),
      ...(currency !== undefined && { currency }),
      ...(payin !== undefined && { payinId: payin }),
    });
    query.andWhere('orders.kind = any(:kinds)', { kinds: [...kinds] });
    return readKeyset(query, page);
  }

  /** One order of a project; null when it is not there or of another kind. */
  async find(
    tenant: Tenant,
    kinds: readonly OrderKind[],
    id: string,
  ): Promise<PaymentOrderEntity | null> {
    if (!isId('pin', id) && !isId('pot', id)) return null;
    const order = await this.orders.findOneBy({ tenant, id });
    return order && kinds.includes(order.kind) ? order : null;
  }
}
