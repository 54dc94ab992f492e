import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { CurrentMoneyRequest, MoneyRequest, MovesMoney } from '../../ledger/http/money-request.js';
import {
  CreateFxTrade,
  FxTradeListResponse,
  FxTradeResponse,
  ListFxTrades,
  toFxTrade,
} from './fx-trade.schema.js';
import { FxTrades } from './fx-trades.js';

@ApiTags('Exchange')
@Controller('fx/trades')
export class FxTradesController {
  constructor(private readonly trades: FxTrades) {}

  @Post()
  @HttpCode(201)
  @MovesMoney()
  @Requires('fx:write')
  @ApiOperation({
    operationId: 'createFxTrade',
    summary: 'Exchange between two wallets by a quote',
    description: 'Uses the quote up, also when the wallet turns out to have too little.',
  })
  @ApiCreatedResponse({ standardSchema: FxTradeResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateFxTrade }) body: CreateFxTrade,
    @CurrentMoneyRequest() request: MoneyRequest,
  ) {
    const { trade, isReplay } = await this.trades.create(tenant, request.key, body);
    const { id, code } = trade;
    const operation = { id, kind: 'posting' as const, code, result: toFxTrade(trade) };
    return request.answer({ kind: 'decided', operation, isReplay });
  }

  @Get()
  @Requires('fx:read')
  @ApiOperation({ operationId: 'listFxTrades', summary: 'List the trades' })
  @ApiOkResponse({ standardSchema: FxTradeListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListFxTrades.schema }) query: ListFxTrades,
  ) {
    const rows = await this.trades.list(tenant, ListFxTrades.parse(query));
    return paged(ListFxTrades.page(rows, query, toFxTrade));
  }

  @Get(':trade')
  @Requires('fx:read')
  @ApiOperation({ operationId: 'getFxTrade', summary: 'Show a trade' })
  @ApiOkResponse({ standardSchema: FxTradeResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('trade') id: string) {
    return toFxTrade(await this.trades.get(tenant, id));
  }
}
