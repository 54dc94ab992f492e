import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentMoneyRequest,
  type MoneyRequest,
  MovesMoney,
} from '../ledger/http/money-request.js';
import { CreatePosting, PostingResponse } from './posting.schema.js';
import { Postings } from './postings.js';

@ApiTags('Transfers')
@Controller('postings')
export class PostingsController {
  constructor(private readonly postings: Postings) {}

  @Post()
  @HttpCode(201)
  @MovesMoney()
  @Requires('transfers:write')
  @ApiOperation({
    operationId: 'createPosting',
    summary: 'Move money between up to 100 wallets at once',
    description: 'Such as a sale with a fee. All of it happens, or nothing.',
  })
  @ApiCreatedResponse({ standardSchema: PostingResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreatePosting }) body: CreatePosting,
    @CurrentMoneyRequest() money: MoneyRequest,
  ) {
    return money.answer(await this.postings.create(tenant, money.key, body));
  }
}
