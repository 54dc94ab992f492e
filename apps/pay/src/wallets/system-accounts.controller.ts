import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { orderSql, paged } from '@skydeck/envelope';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import {
  ListSystemAccounts,
  SystemAccountListResponse,
  type SystemAccountRow,
  toSystemAccount,
} from './system-account.schema.js';

/** Wallets of the kind `world` are accounts too, but of those who made them. */
const listSql = ({ order, beyond }: ReturnType<typeof orderSql>): string => `
  select public_id as id, kind, currency, posted, held, created_at as "createdAt"
  from account
  where tenant = $1 and kind <> 'wallet' and public_id not like 'wal\\_%'
    and ($2::text is null or kind = $2) and ($3::text is null or currency = $3)
    and ($4::timestamptz is null or (created_at, public_id) ${beyond} ($4, $5))
  order by created_at ${order}, public_id ${order} limit $6`;

/** The accounts that money is on while no wallet has it. */
@ApiTags('Wallets')
@Controller('system-accounts')
export class SystemAccountsController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  @Requires('ledger:read')
  @ApiOperation({
    operationId: 'listSystemAccounts',
    summary: 'List where money is while no wallet has it',
    description:
      'Accounts for fees, exchange, settlement, escrow and what nobody knows yet. They are made when they are first needed, and only payments change them.',
  })
  @ApiOkResponse({ standardSchema: SystemAccountListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListSystemAccounts.schema }) query: ListSystemAccounts,
  ) {
    const { limit, sort, after, filters } = ListSystemAccounts.parse(query);
    const filtered = [tenant, filters.kind ?? null, filters.currency ?? null];
    const rows = await this.dataSource.query<SystemAccountRow[]>(listSql(orderSql(sort)), [
      ...filtered,
      after?.value ?? null,
      after?.id ?? null,
      limit + 1,
    ]);
    return paged(ListSystemAccounts.page(rows, query, toSystemAccount));
  }
}
