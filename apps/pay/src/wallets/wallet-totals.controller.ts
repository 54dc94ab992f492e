import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { type WalletTotal, WalletTotalsResponse } from './wallet-totals.schema.js';

/** The outside has what all others lack: with it, each sum would be nothing. */
const TOTALS = `
  select currency, count(*)::int as wallets, sum(posted)::text as posted, sum(held)::text as held,
    (sum(posted) - sum(held))::text as available
  from account where tenant = $1 and kind = 'wallet' and status <> 'closed'
  group by currency order by currency collate "C"`;

/** What is in all wallets of a project together. */
@ApiTags('Wallets')
@Controller('wallet-totals')
export class WalletTotalsController {
  constructor(private readonly dataSource: DataSource) {}

  @Get()
  @Requires('wallets:read')
  @ApiOperation({
    operationId: 'getWalletTotals',
    summary: 'Sum what is in the wallets, by currency',
    description: 'Wallets of the kind `world` do not count.',
  })
  @ApiOkResponse({ standardSchema: WalletTotalsResponse })
  async get(@CurrentProject() { tenant }: ProjectRef) {
    return { items: await this.dataSource.query<WalletTotal[]>(TOTALS, [tenant]) };
  }
}
