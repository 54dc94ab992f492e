import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { envelopeOf, paged, pageOf } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { type Account, AccountsOnly, CurrentAccount } from '../accounts/current-account.js';
import { InvitationAnswersService } from './invitation-answers.service.js';
import { Invitation, ListOwnInvitations, toInvitationAt } from './invitations.schema.js';

const TOKEN_OR_ID = {
  name: 'token_or_id',
  description: 'The token of the link in the mail, or `inv_…`.',
};

@ApiTags('Invitations')
@AccountsOnly()
@Controller('invitations')
export class InvitationAnswersController {
  constructor(
    private readonly answers: InvitationAnswersService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listOwnInvitations', summary: 'List the invitations to you' })
  @ApiOkResponse({ standardSchema: pageOf(Invitation) })
  async list(
    @CurrentAccount() { id }: Account,
    @Query({ schema: ListOwnInvitations.schema }) query: ListOwnInvitations,
  ) {
    const rows = await this.answers.list(id, ListOwnInvitations.parse(query));
    return paged(ListOwnInvitations.page(rows, query, toInvitationAt(this.clock.now())));
  }

  @Get(':token_or_id')
  @ApiParam(TOKEN_OR_ID)
  @ApiOperation({ operationId: 'getOwnInvitation', summary: 'Read an invitation to you' })
  @ApiOkResponse({ standardSchema: envelopeOf(Invitation) })
  async get(
    @CurrentAccount() { id }: Account,
    @Param('token_or_id') tokenOrId: string,
  ): Promise<Invitation> {
    return toInvitationAt(this.clock.now())(await this.answers.get(id, tokenOrId));
  }

  @Post(':token_or_id/accept')
  @HttpCode(200)
  @ApiParam(TOKEN_OR_ID)
  @ApiOperation({
    operationId: 'acceptInvitation',
    summary: 'Accept an invitation and join the project',
    description: 'Only the account with the verified e-mail address of the invitation can.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Invitation) })
  async accept(
    @CurrentAccount() { id }: Account,
    @Param('token_or_id') tokenOrId: string,
  ): Promise<Invitation> {
    return toInvitationAt(this.clock.now())(await this.answers.accept(id, tokenOrId));
  }

  @Post(':token_or_id/decline')
  @HttpCode(200)
  @ApiParam(TOKEN_OR_ID)
  @ApiOperation({ operationId: 'declineInvitation', summary: 'Decline an invitation' })
  @ApiOkResponse({ standardSchema: envelopeOf(Invitation) })
  async decline(
    @CurrentAccount() { id }: Account,
    @Param('token_or_id') tokenOrId: string,
  ): Promise<Invitation> {
    return toInvitationAt(this.clock.now())(await this.answers.decline(id, tokenOrId));
  }
}
