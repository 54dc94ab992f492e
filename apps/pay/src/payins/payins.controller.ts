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
import { PayoutResponse, toPayout } from '../payouts/payout.schema.js';
import { OrderDesk } from '../providers/orders/order-desk.js';
import { answered } from '../providers/orders/replayed.js';
import {
  CreatePayin,
  ListPayins,
  PayinListResponse,
  PayinResponse,
  RefundPayin,
  toPayin,
} from './payin.schema.js';
import { Payins } from './payins.js';

@ApiTags('Pay-ins')
@Controller('payins')
export class PayinsController {
  constructor(
    private readonly payins: Payins,
    private readonly desk: OrderDesk,
  ) {}

  @Post()
  @HttpCode(201)
  @MovesMoney()
  @Requires('payins:write')
  @ApiOperation({
    operationId: 'createPayin',
    summary: 'Take money in',
    description:
      'The wallet has the money when `status` is `succeeded`; that may be at once, or seconds or days later. One that fails is answered with 201 too: read `status` and `failure`.',
  })
  @ApiCreatedResponse({ standardSchema: PayinResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreatePayin }) body: CreatePayin,
    @CurrentMoneyRequest() { key }: MoneyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return answered(this.desk, await this.payins.create(tenant, key, body), reply, toPayin);
  }

  @Get()
  @Requires('payins:read')
  @ApiOperation({ operationId: 'listPayins', summary: 'List the pay-ins' })
  @ApiOkResponse({ standardSchema: PayinListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListPayins.schema }) query: ListPayins,
  ) {
    const rows = await this.payins.list(tenant, ListPayins.parse(query));
    return paged(ListPayins.page(rows, query, toPayin));
  }

  @Get(':id')
  @Requires('payins:read')
  @ApiOperation({ operationId: 'getPayin', summary: 'Show a pay-in' })
  @ApiOkResponse({ standardSchema: PayinResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    return toPayin(await this.payins.get(tenant, id));
  }

  @Post(':id/refund')
  @HttpCode(201)
  @MovesMoney()
  @Requires('payins:write')
  @ApiOperation({
    operationId: 'refundPayin',
    summary: 'Give a pay-in back, or a part of it',
    description:
      'Makes a payout to whoever paid, out of the wallet that was paid into; `GET /payouts` lists it too.',
  })
  @ApiCreatedResponse({ standardSchema: PayoutResponse })
  async refund(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @Body({ schema: RefundPayin }) body: RefundPayin,
    @CurrentMoneyRequest() { key }: MoneyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const taken = await this.payins.refund(tenant, id, key, body);
    return answered(this.desk, taken, reply, toPayout);
  }
}
