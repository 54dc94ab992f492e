import {
  CurrentPrincipal,
  CurrentProject,
  type Principal,
  type ProjectRef,
  Requires,
} from '@skydeck/auth-guard';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentMoneyRequest,
  type MoneyRequest,
  MovesMoney,
} from '../ledger/http/money-request.js';
import { EscrowVerbs } from './escrow-verbs.js';
import { ActOnEscrow, ChangedEscrowResponse, DeliverEscrow } from './escrow-verb.schema.js';

/** What brings an escrow on its way, or ends it before money is in it. */
@ApiTags('Escrows')
@Controller('escrows')
export class EscrowProgressController {
  constructor(private readonly verbs: EscrowVerbs) {}

  @Post(':escrow/fund')
  @HttpCode(200)
  @MovesMoney()
  @Requires('escrows:write')
  @ApiOperation({
    operationId: 'fundEscrow',
    summary: 'Put the money of the buyer into escrow',
    description: 'The amount and the part of the fee that the buyer pays. Only the buyer may.',
  })
  @ApiOkResponse({ standardSchema: ChangedEscrowResponse })
  async fund(
    @CurrentProject() { tenant }: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Param('escrow') escrow: string,
    @Body({ schema: ActOnEscrow }) body: ActOnEscrow,
    @CurrentMoneyRequest() money: MoneyRequest,
  ) {
    const caller = { tenant, principal, key: money.key };
    const command = { kind: 'escrow_fund', escrow, ...body } as const;
    return money.answer(await this.verbs.run(caller, command));
  }

  @Post(':escrow/accept')
  @HttpCode(200)
  @MovesMoney()
  @Requires('escrows:write')
  @ApiOperation({
    operationId: 'acceptEscrow',
    summary: 'Take the terms on',
    description: 'Only the seller may. From then on the buyer cannot withdraw.',
  })
  @ApiOkResponse({ standardSchema: ChangedEscrowResponse })
  async accept(
    @CurrentProject() { tenant }: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Param('escrow') escrow: string,
    @Body({ schema: ActOnEscrow }) body: ActOnEscrow,
    @CurrentMoneyRequest() money: MoneyRequest,
  ) {
    const caller = { tenant, principal, key: money.key };
    const command = { kind: 'escrow_accept', escrow, ...body } as const;
    return money.answer(await this.verbs.run(caller, command));
  }

  @Post(':escrow/deliver')
  @HttpCode(200)
  @MovesMoney()
  @Requires('escrows:write')
  @ApiOperation({
    operationId: 'deliverEscrow',
    summary: 'Say that all of it, or a milestone, is delivered',
    description: 'Only the seller may. The days for inspection begin.',
  })
  @ApiOkResponse({ standardSchema: ChangedEscrowResponse })
  async deliver(
    @CurrentProject() { tenant }: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Param('escrow') escrow: string,
    @Body({ schema: DeliverEscrow }) body: DeliverEscrow,
    @CurrentMoneyRequest() money: MoneyRequest,
  ) {
    const caller = { tenant, principal, key: money.key };
    const command = { kind: 'escrow_deliver', escrow, ...body } as const;
    return money.answer(await this.verbs.run(caller, command));
  }

  @Post(':escrow/cancel')
  @HttpCode(200)
  @MovesMoney()
  @Requires('escrows:write')
  @ApiOperation({
    operationId: 'cancelEscrow',
    summary: 'Give up an escrow that holds no money',
    description: 'Buyer and seller may.',
  })
  @ApiOkResponse({ standardSchema: ChangedEscrowResponse })
  async cancel(
    @CurrentProject() { tenant }: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Param('escrow') escrow: string,
    @Body({ schema: ActOnEscrow }) body: ActOnEscrow,
    @CurrentMoneyRequest() money: MoneyRequest,
  ) {
    const caller = { tenant, principal, key: money.key };
    const command = { kind: 'escrow_cancel', escrow, ...body } as const;
    return money.answer(await this.verbs.run(caller, command));
  }
}
