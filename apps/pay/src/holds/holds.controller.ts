import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentMoneyRequest,
  type MoneyRequest,
  MovesMoney,
} from '../ledger/http/money-request.js';
import {
  CapturedHoldResponse,
  HoldDetailResponse,
  HoldListResponse,
  HoldResponse,
  ListHolds,
} from './hold-answer.schema.js';
import { HoldJournal } from './hold-journal.js';
import { CaptureHold, CreateHold, IncreaseHold, VoidHold } from './hold.schema.js';
import { Holds } from './holds.js';

@ApiTags('Holds')
@Controller('holds')
export class HoldsController {
  constructor(
    private readonly holds: Holds,
    private readonly journal: HoldJournal,
  ) {}

  @Post()
  @HttpCode(201)
  @MovesMoney()
  @Requires('holds:write')
  @ApiOperation({
    operationId: 'createHold',
    summary: 'Put an amount of a wallet aside',
    description: 'It stays in the wallet and cannot be spent until it is captured or given back.',
  })
  @ApiCreatedResponse({ standardSchema: HoldResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateHold }) body: CreateHold,
    @CurrentMoneyRequest() money: MoneyRequest,
  ) {
    return money.answer(await this.holds.create(tenant, money.key, body));
  }

  @Get()
  @Requires('holds:read')
  @ApiOperation({ operationId: 'listHolds', summary: 'List the holds' })
  @ApiOkResponse({ standardSchema: HoldListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListHolds.schema }) query: ListHolds,
  ) {
    const rows = await this.journal.list(tenant, ListHolds.parse(query));
    return paged(ListHolds.page(rows, query, (hold) => hold));
  }

  @Get(':hold')
  @Requires('holds:read')
  @ApiOperation({ operationId: 'getHold', summary: 'Show a hold and what happened to it' })
  @ApiOkResponse({ standardSchema: HoldDetailResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('hold') id: string) {
    return this.journal.get(tenant, id);
  }

  @Post(':hold/capture')
  @HttpCode(200)
  @MovesMoney()
  @Requires('holds:write')
  @ApiOperation({
    operationId: 'captureHold',
    summary: 'Pay out of a hold',
    description: 'What is left is given back, unless the capture is not the final one.',
  })
  @ApiOkResponse({ standardSchema: CapturedHoldResponse })
  async capture(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('hold') hold: string,
    @Body({ schema: CaptureHold }) body: CaptureHold,
    @CurrentMoneyRequest() money: MoneyRequest,
  ) {
    return money.answer(await this.holds.capture({ tenant, hold, key: money.key }, body));
  }

  @Post(':hold/void')
  @HttpCode(200)
  @MovesMoney()
  @Requires('holds:write')
  @ApiOperation({ operationId: 'voidHold', summary: 'Give back what is left of a hold' })
  @ApiOkResponse({ standardSchema: HoldResponse })
  async void(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('hold') hold: string,
    @Body({ schema: VoidHold }) _body: VoidHold,
    @CurrentMoneyRequest() money: MoneyRequest,
  ) {
    return money.answer(await this.holds.void({ tenant, hold, key: money.key }));
  }

  @Post(':hold/increase')
  @HttpCode(200)
  @MovesMoney()
  @Requires('holds:write')
  @ApiOperation({ operationId: 'increaseHold', summary: 'Put more aside for a hold' })
  @ApiOkResponse({ standardSchema: HoldResponse })
  async increase(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('hold') hold: string,
    @Body({ schema: IncreaseHold }) body: IncreaseHold,
    @CurrentMoneyRequest() money: MoneyRequest,
  ) {
    return money.answer(await this.holds.increase({ tenant, hold, key: money.key }, body.amount));
  }
}
