import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SystemAccounts } from '../ledger/system-accounts.js';
import { OrderBooks } from '../providers/orders/order-books.js';
import type { ReconciliationItemEntity } from './reconciliation-item.entity.js';

type Item = Pick<
  ReconciliationItemEntity,
  'amount' | 'bookedAmount' | 'currency' | 'fee' | 'id' | 'line' | 'providerId' | 'tenant'
>;

/** Books what settlements tell, once for each item. */
@Injectable()
export class ReconciliationBooks {
  constructor(
    private readonly books: OrderBooks,
    private readonly accounts: SystemAccounts,
    private readonly dataSource: DataSource,
  ) {}

  /** What the provider kept: it has so much less for us. */
  async fee(item: Item): Promise<void> {
    if (item.fee === 0n) return;
    const { tenant, currency, providerId: name } = item;
    const fees = await this.accounts.ensure({ tenant, kind: 'fee', currency, name });
    const id = await this.#post(item, `settlement-fee:${item.id}`, [fees, item.fee]);
    await this.dataSource.query('update reconciliation_item set fee_operation = $2 where id = $1', [
      item.id,
      id,
    ]);
  }

  /** Brings the settlement account to what the provider says, out of suspense or written off. */
  async resolve(item: Item, resolution: 'suspense' | 'write_off'): Promise<void> {
    const { tenant, currency } = item;
    const other =
      resolution === 'suspense'
        ? await this.books.suspense(item)
        : await this.accounts.ensure({ tenant, kind: 'fee', currency, name: 'write-off' });
    const missing = (item.bookedAmount ?? 0n) - (item.amount ?? 0n);
    const id = await this.#post(item, `reconciliation:${item.id}`, [other, missing]);
    await this.dataSource.query(
      'update reconciliation_item set resolved_operation = $2 where id = $1',
      [item.id, id],
    );
  }

  /** What the provider has less by is taken from the other account. */
  async #post(item: Item, key: string, [other, amount]: [string, bigint]): Promise<string> {
    const legs = [
      { account: await this.books.settlement(item), amount },
      { account: other, amount: -amount },
    ];
    const reference = item.id;
    const booked = await this.books.book(item.tenant, key, { kind: 'posting', legs, reference });
    if (booked.code !== null) throw new Error(`The ledger does not book ${key}: ${booked.code}.`);
    return booked.id;
  }
}
