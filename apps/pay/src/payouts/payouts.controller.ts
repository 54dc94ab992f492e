import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  CurrentMoneyRequest,
  type MoneyRequest,
  MovesMoney,
} from '../ledger/http/money-request.js';
import { OrderDesk } from '../providers/orders/order-desk.js';
import { answered } from '../providers/orders/replayed.js';
import {
  CreatePayout,
  ListPayouts,
  PayoutListResponse,
  PayoutResponse,
  toPayout,
} from './payout.schema.js';
import { Payouts } from './payouts.js';

@ApiTags('Payouts')
@Controller('payouts')
export class PayoutsController {
  constructor(
    private readonly payouts: Payouts,
    private readonly desk: OrderDesk,
  ) {}

  @Post()
  @HttpCode(201)
  @MovesMoney()
  @Requires('payouts:write')
  @ApiOperation({
    operationId: 'createPayout',
    summary: 'Pay money out',
    description:
      'The money is held in the wallet, and leaves it when `status` is `succeeded`. A provider that refuses it is answered with 201 too: read `status` and `failure`.',
  })
  @ApiCreatedResponse({ standardSchema: PayoutResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreatePayout }) body: CreatePayout,
    @CurrentMoneyRequest() { key }: MoneyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answered(this.desk, await this.payouts.create(tenant, key, body), reply, toPayout);
  }

  @Get()
  @Requires('payouts:read')
  @ApiOperation({ operationId: 'listPayouts', summary: 'List the payouts and refunds' })
  @ApiOkResponse({ standardSchema: PayoutListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListPayouts.schema }) query: ListPayouts,
  ) {
    const rows = await this.payouts.list(tenant, ListPayouts.parse(query));
    return paged(ListPayouts.page(rows, query, toPayout));
  }

  @Get(':id')
  @Requires('payouts:read')
  @ApiOperation({ operationId: 'getPayout', summary: 'Show a payout or refund' })
  @ApiOkResponse({ standardSchema: PayoutResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    return toPayout(await this.payouts.get(tenant, id));
  }
}
