import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged, pageOf } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { AccountsOnly } from '../accounts/current-account.js';
import { CurrentInviter } from './current-inviter.js';
import { InvitationReader } from './invitation-reader.js';
import {
  CreateInvitation,
  Invitation,
  ListInvitations,
  toInvitationAt,
} from './invitations.schema.js';
import { InvitationsService, type Inviter } from './invitations.service.js';

@ApiTags('Invitations')
@AccountsOnly()
@Controller('projects/:project/invitations')
export class InvitationsController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly reader: InvitationReader,
    private readonly clock: Clock,
  ) {}

  @Requires('members:write')
  @Post()
  @HttpCode(201)
  @ApiOperation({
    operationId: 'createInvitation',
    summary: 'Invite a person to a project by e-mail',
    description: 'Only owners invite owners. A project has one open invitation for an address.',
  })
  @ApiCreatedResponse({ standardSchema: envelopeOf(Invitation) })
  async create(
    @CurrentInviter() inviter: Inviter,
    @Body({ schema: CreateInvitation }) body: CreateInvitation,
  ): Promise<Invitation> {
    return this.#shown(await this.invitations.create(inviter, body));
  }

  @Requires('members:read')
  @Get()
  @ApiOperation({ operationId: 'listInvitations', summary: 'List the invitations of a project' })
  @ApiOkResponse({ standardSchema: pageOf(Invitation) })
  async list(
    @CurrentProject() { id }: ProjectRef,
    @Query({ schema: ListInvitations.schema }) query: ListInvitations,
  ) {
    const rows = await this.reader.ofProject(id, ListInvitations.parse(query));
    return paged(ListInvitations.page(rows, query, toInvitationAt(this.clock.now())));
  }

  @Requires('members:write')
  @Delete(':id')
  @ApiOperation({ operationId: 'revokeInvitation', summary: 'Take an open invitation back' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async revoke(@CurrentInviter() inviter: Inviter, @Param('id') id: string) {
    await this.invitations.revoke(inviter, id);
    return { id, deleted: true as const };
  }

  @Requires('members:write')
  @Post(':id/resend')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'resendInvitation',
    summary: 'Send an open invitation again',
    description: 'It gets a new link and 7 more days; the link before stops working.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Invitation) })
  async resend(@CurrentInviter() inviter: Inviter, @Param('id') id: string): Promise<Invitation> {
    return this.#shown(await this.invitations.resend(inviter, id));
  }

  #shown(row: Parameters<ReturnType<typeof toInvitationAt>>[0]): Invitation {
    return toInvitationAt(this.clock.now())(row);
  }
}
