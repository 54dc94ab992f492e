import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Query,
  Req,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  pageOf,
  Precondition,
  withETag,
} from '@skydeck/envelope';
import type { FastifyRequest } from 'fastify';
import {
  AddedFactor,
  AskedFactor,
  toAdded,
  toAsked,
  toVerified,
  VerifiedFactor,
} from '../../factors/engine/factor-answers.js';
import { FactorDesk } from '../../factors/engine/factor-desk.js';
import type { FactorHolder } from '../../factors/engine/factor-holder.js';
import { AddFactor, RenameFactor, VerifyFactor } from '../../factors/engine/factor-requests.js';
import { Factor, ListFactors, toFactor } from '../../factors/factors.schema.js';
import { CurrentHolder } from '../../factors/users/current-holder.js';
import { AccountHoldersOnly } from './current-account-holder.js';
import { AccountPlane } from './account-plane.js';

/** What accounts do with their factors; a ticket of a sign-in does for a token. */
@ApiTags('Accounts')
@AccountHoldersOnly()
@Controller('auth/accounts/factors')
export class AccountFactorsController {
  constructor(
    private readonly desk: FactorDesk,
    private readonly plane: AccountPlane,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listAccountFactors', summary: 'List your factors' })
  @ApiOkResponse({ standardSchema: pageOf(Factor) })
  async list(
    @CurrentHolder() { owner }: FactorHolder,
    @Query({ schema: ListFactors.schema }) query: ListFactors,
  ) {
    const rows = await this.desk.store.list(owner, ListFactors.parse(query));
    return paged(ListFactors.page(rows, query, toFactor));
  }

  @Post()
  @HttpCode(201)
  @ApiOperation({
    operationId: 'addAccountFactor',
    summary: 'Add an authenticator app, a phone or an address; its first code confirms it',
  })
  @ApiCreatedResponse({ standardSchema: envelopeOf(AddedFactor) })
  async add(
    @CurrentHolder() holder: FactorHolder,
    @Body({ schema: AddFactor }) body: AddFactor,
    @Req() { id: requestId, ip }: FastifyRequest,
  ): Promise<AddedFactor> {
    return toAdded(await this.desk.add(this.plane, holder, body, { requestId, ip }));
  }

  @Post(':id/challenge')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'challengeAccountFactor',
    summary: 'Ask for the proof of a factor: sends a code, or says what a passkey is to sign',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(AskedFactor) })
  async challenge(
    @CurrentHolder() holder: FactorHolder,
    @Param('id') id: string,
    @Req() { id: requestId, ip }: FastifyRequest,
  ): Promise<AskedFactor> {
    return toAsked(await this.desk.challenge(holder, id, { requestId, ip }));
  }

  @Post(':id/verify')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'verifyAccountFactor',
    summary: 'Prove a factor: confirms it, finishes signing in, or steps up',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(VerifiedFactor) })
  async verify(
    @CurrentHolder() holder: FactorHolder,
    @Param('id') id: string,
    @Body({ schema: VerifyFactor }) body: VerifyFactor,
  ): Promise<VerifiedFactor> {
    return toVerified(await this.desk.verify(this.plane, holder, id, body));
  }

  @Patch(':id')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'renameAccountFactor',
    summary: 'Give one of your factors another name',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Factor) })
  async rename(
    @CurrentHolder() holder: FactorHolder,
    @Param('id') id: string,
    @Body({ schema: RenameFactor }) { name }: RenameFactor,
    @IfMatch() expected: Precondition,
  ) {
    const factor = await this.desk.rename(holder, id, name, expected);
    return withETag(toFactor(factor), factor.version);
  }

  @Delete(':id')
  @ApiOperation({
    operationId: 'removeAccountFactor',
    summary: 'Remove a factor, soon after one was given',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async remove(@CurrentHolder() holder: FactorHolder, @Param('id') id: string) {
    await this.desk.remove(this.plane, holder, id);
    return { id, deleted: true as const };
  }
}
