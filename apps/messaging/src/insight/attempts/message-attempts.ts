import type { Tenant } from '@skydeck/auth-guard';
import { orderSql } from '@skydeck/envelope';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MessageEntity } from '../../messages/message.entity.js';
import { MessageErrors } from '../../messages/message.errors.js';
import type { AttemptRow, ListMessageAttempts } from './message-attempt.schema.js';

/** To whom messages were handed. */
@Injectable()
export class MessageAttempts {
  constructor(private readonly dataSource: DataSource) {}

  /** Attempts of a message, one more than `limit`. @throws `message.not_found` */
  async list(
    tenant: Tenant,
    id: string,
    { limit, sort, after, filters }: ReturnType<typeof ListMessageAttempts.parse>,
  ): Promise<AttemptRow[]> {
    const messages = this.dataSource.getRepository(MessageEntity);
    if (!(await messages.existsBy({ tenant, id }))) throw MessageErrors.not_found();
    const { order, beyond } = orderSql(sort);
    return this.dataSource.query<AttemptRow[]>(
      `select number, provider_id, provider.name as provider_name, driver, outcome, failure,
         provider_message_id, attempt.cost_micros, attempt.cost_currency, started_at, ended_at
       from message_attempt attempt left join message_provider provider on provider.id = provider_id
       where message_id = $1 and ($2::text is null or outcome = $2)
         and ($3::int is null or number ${beyond} $3)
       order by number ${order} limit $4`,
      [id, filters.outcome ?? null, after ? Number(after.id) : null, limit + 1],
    );
  }
}
