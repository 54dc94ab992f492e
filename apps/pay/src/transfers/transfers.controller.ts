import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentMoneyRequest,
  type MoneyRequest,
  MovesMoney,
} from '../ledger/http/money-request.js';
import { CreateTransfer, PostedTransferResponse } from './transfer.schema.js';
import { Transfers } from './transfers.js';

@ApiTags('Transfers')
@Controller('transfers')
export class TransfersController {
  constructor(private readonly transfers: Transfers) {}

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
}
