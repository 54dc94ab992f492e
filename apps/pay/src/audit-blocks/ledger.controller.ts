import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { orderSql, paged } from '@skydeck/envelope';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import {
  BLOCK_COLUMNS,
  type BlockRow,
  LedgerBlockListResponse,
  LedgerVerificationResponse,
  ListLedgerBlocks,
  toBlock,
} from './ledger-block.schema.js';
import { LedgerVerifier } from './ledger-verification.js';

const listSql = ({ order, beyond }: ReturnType<typeof orderSql>): string => `
  select ${BLOCK_COLUMNS} from ledger_block where tenant = $1 and ($2::bigint is null or number ${beyond} $2)
  order by ledger_block.number ${order} limit $3`;

/** That the books are what they were. */
@ApiTags('Ledger')
@Requires('ledger:read')
@Controller('ledger')
export class LedgerController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly verifier: LedgerVerifier,
  ) {}

  @Get('blocks')
  @ApiOperation({
    operationId: 'listLedgerBlocks',
    summary: 'List the sealed blocks of the ledger',
    description:
      'Operations are sealed within seconds, in blocks that hold the hash of the one before. Who keeps a hash elsewhere can tell later that nothing before it was changed.',
  })
  @ApiOkResponse({ standardSchema: LedgerBlockListResponse })
  async blocks(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListLedgerBlocks.schema }) query: ListLedgerBlocks,
  ) {
    const { limit, sort, after } = ListLedgerBlocks.parse(query);
    const rows = await this.dataSource.query<BlockRow[]>(listSql(orderSql(sort)), [
      tenant,
      after?.id ?? null,
      limit + 1,
    ]);
    const numbered = rows.map((row) => ({ id: row.number, row }));
    return paged(ListLedgerBlocks.page(numbered, query, ({ row }) => toBlock(row)));
  }

  @Get('verification')
  @ApiOperation({
    operationId: 'verifyLedger',
    summary: 'Check the books of the project',
    description: 'Sums up every entry anew and compares every block with what it sealed.',
  })
  @ApiOkResponse({ standardSchema: LedgerVerificationResponse })
  verify(@CurrentProject() { tenant }: ProjectRef) {
    return this.verifier.verify(tenant);
  }
}
