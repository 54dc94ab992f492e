import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const HEADER = 'line,day,kind,order_id,reference,amount,fee,currency';

interface LineRow {
  readonly id: string;
  readonly kind: string;
  readonly orderId: string;
  readonly paymentId: string;
  readonly amount: string;
  readonly fee: string;
  readonly currency: string;
}

/** The settlement files of the bank: one for each account and day, as CSV. */
@Injectable()
export class BankFiles {
  constructor(private readonly dataSource: DataSource) {}

  /** The file of a day in UTC, such as `2026-01-31`; only the header when nothing moved. */
  async of(account: string, day: string): Promise<string> {
    const rows = await this.dataSource.query<LineRow[]>(
      `select id, kind, order_id as "orderId", payment_id as "paymentId", amount, fee, currency
       from bank_line where account = $1 and day = $2 order by id`,
      [account, day],
    );
    const lines = rows.map(({ id, kind, orderId, paymentId, amount, fee, currency }) =>
      [id, day, kind, orderId, paymentId, amount, fee, currency].join(','),
    );
    return `${[HEADER, ...lines].join('\n')}\n`;
  }
}
