import type { Tenant } from '@skydeck/auth-guard';
import { runStatement, statement } from '@skydeck/database';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OrderWork } from '../providers/orders/order-work.js';
import { SandboxBank } from '../sandbox-bank/sandbox-bank.js';

const DUE = statement(`
  select payment.id, payment.order_id as "orderId" from bank_clock
  join bank_payment payment on payment.account = bank_clock.account
  where bank_clock.tenant = $1 and payment.due_at <= $2 order by payment.due_at, payment.id`);

interface DuePayment {
  readonly id: string;
  readonly orderId: string;
}

/** Payments at the sandbox bank whose time has come. */
@Injectable()
export class DuePayments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly bank: SandboxBank,
    private readonly orders: OrderWork,
  ) {}

  /** Lets the bank do them, and books what it did. */
  async run(tenant: Tenant, now: Date): Promise<void> {
    const due = await runStatement<DuePayment>(this.dataSource, DUE, [tenant, now]);
    for (const { id, orderId } of due) {
      await this.bank.advance(id);
      // The webhook tells of it too, but when it comes time may have moved on.
      await this.orders.check(orderId);
    }
  }
}
