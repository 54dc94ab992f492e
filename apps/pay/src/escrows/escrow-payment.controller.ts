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
import {
  ChangedEscrowResponse,
  DisputeEscrow,
  RefundEscrow,
  ReleaseEscrow,
  ResolveEscrow,
} from './escrow-verb.schema.js';

/** What pays out of an escrow, or stops it. */
@ApiTags('Escrows')
@Controller('escrows')
export class EscrowPaymentController {
  constructor(private readonly verbs: EscrowVerbs) {}

  @Post(':escrow/release')
  @HttpCode(200)
  @MovesMoney()
  @Requires('escrows:write')
  @ApiOperation({
    operationId: 'releaseEscrow',
    summary: 'Pay the seller',
    description:
      'Only the buyer may: a milestone, an amount, or all that is left. The fee is taken of it.',
  })
  @ApiOkResponse({ standardSchema: ChangedEscrowResponse })
  async release(
    @CurrentProject() { tenant }: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Param('escrow') escrow: string,
    @Body({ schema: ReleaseEscrow }) body: ReleaseEscrow,
    @CurrentMoneyRequest() money: MoneyRequest,
  ) {
    const caller = { tenant, principal, key: money.key };
    const command = { kind: 'escrow_release', escrow, ...body } as const;
    return money.answer(await this.verbs.run(caller, command));
  }

  @Post(':escrow/refund')
  @HttpCode(200)
  @MovesMoney()
  @Requires('escrows:write')
  @ApiOperation({
    operationId: 'refundEscrow',
    summary: 'Pay the buyer back',
    description:
      'Seller and arbiter may; the buyer only if the terms let it, before the seller accepts or delivers.',
  })
  @ApiOkResponse({ standardSchema: ChangedEscrowResponse })
  async refund(
    @CurrentProject() { tenant }: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Param('escrow') escrow: string,
    @Body({ schema: RefundEscrow }) body: RefundEscrow,
    @CurrentMoneyRequest() money: MoneyRequest,
  ) {
    const caller = { tenant, principal, key: money.key };
    const command = { kind: 'escrow_refund', escrow, ...body } as const;
    return money.answer(await this.verbs.run(caller, command));
  }

  @Post(':escrow/dispute')
  @HttpCode(200)
  @MovesMoney()
  @Requires('escrows:write')
  @ApiOperation({
    operationId: 'disputeEscrow',
    summary: 'Stop everything until the arbiter decides',
    description: 'Buyer and seller may, while money is in escrow.',
  })
  @ApiOkResponse({ standardSchema: ChangedEscrowResponse })
  async dispute(
    @CurrentProject() { tenant }: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Param('escrow') escrow: string,
    @Body({ schema: DisputeEscrow }) body: DisputeEscrow,
    @CurrentMoneyRequest() money: MoneyRequest,
  ) {
    const caller = { tenant, principal, key: money.key };
    const command = { kind: 'escrow_dispute', escrow, ...body } as const;
    return money.answer(await this.verbs.run(caller, command));
  }

  @Post(':escrow/resolve')
  @HttpCode(200)
  @MovesMoney()
  @Requires('escrows:write')
  @ApiOperation({
    operationId: 'resolveEscrow',
    summary: 'Divide what is left between seller and buyer',
    description: 'Only the arbiter may. Both parts sum to what remains.',
  })
  @ApiOkResponse({ standardSchema: ChangedEscrowResponse })
  async resolve(
    @CurrentProject() { tenant }: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Param('escrow') escrow: string,
    @Body({ schema: ResolveEscrow }) {
      to_seller: toSeller,
      to_buyer: toBuyer,
      ...body
    }: ResolveEscrow,
    @CurrentMoneyRequest() money: MoneyRequest,
  ) {
    const caller = { tenant, principal, key: money.key };
    const command = { kind: 'escrow_resolve', escrow, toSeller, toBuyer, ...body } as const;
    return money.answer(await this.verbs.run(caller, command));
  }
}
