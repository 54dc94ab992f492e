import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentMoneyRequest,
  type MoneyRequest,
  MovesMoney,
} from '../ledger/http/money-request.js';
import { ReversalResponse, ReverseTransfer } from './reversal.schema.js';
import { Reversals } from './reversals.js';
import { TransferJournal } from './transfer-journal.js';
import {
  ListTransfers,
  toTransfer,
  TransferListResponse,
  TransferResponse,
  withEntries,
} from './transfer-record.schema.js';
import { CreateTransfer, PostedTransferResponse } from './transfer.schema.js';
import { Transfers } from './transfers.js';

@ApiTags('Transfers')
@Controller('transfers')
export class TransfersController {
  constructor(
    private readonly transfers: Transfers,
    private readonly reversals: Reversals,
    private readonly journal: TransferJournal,
  ) {}

  @Post()
  @HttpCode(201)
  @MovesMoney()
  @Requires('transfers:write')
  @ApiOperation({
    operationId: 'createTransfer',
    summary: 'Move money from one wallet to another',
    description: 'Done when it is answered. A refusal is kept too: a new try needs a new key.',
  })
  @ApiCreatedResponse({ standardSchema: PostedTransferResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateTransfer }) body: CreateTransfer,
    @CurrentMoneyRequest() money: MoneyRequest,
  ) {
    return money.answer(await this.transfers.create(tenant, money.key, body));
  }

  @Get()
  @Requires('transfers:read')
  @ApiOperation({
    operationId: 'listTransfers',
    summary: 'List transfers, postings and reversals, also those that failed',
  })
  @ApiOkResponse({ standardSchema: TransferListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListTransfers.schema }) query: ListTransfers,
  ) {
    const found = await this.journal.list(tenant, ListTransfers.parse(query));
    const rows = found.map((row) => ({ id: row.seq, row }));
    return paged(ListTransfers.page(rows, query, ({ row }) => toTransfer(row)));
  }

  @Get(':transfer')
  @Requires('transfers:read')
  @ApiOperation({ operationId: 'getTransfer', summary: 'Show a transfer and its entries' })
  @ApiOkResponse({ standardSchema: TransferResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('transfer') id: string) {
    const { row, entries } = await this.journal.get(tenant, id);
    return withEntries(row, entries);
  }

  @Post(':transfer/reverse')
  @HttpCode(201)
  @MovesMoney()
  @Requires('transfers:write')
  @ApiOperation({
    operationId: 'reverseTransfer',
    summary: 'Move a transfer back, all of it or a part',
    description: 'As often as something is left of it. The original stays as it is.',
  })
  @ApiCreatedResponse({ standardSchema: ReversalResponse })
  async reverse(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('transfer') id: string,
    @Body({ schema: ReverseTransfer }) body: ReverseTransfer,
    @CurrentMoneyRequest() money: MoneyRequest,
  ) {
    return money.answer(await this.reversals.create(tenant, id, money.key, body));
  }
}
