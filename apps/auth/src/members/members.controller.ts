import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged, pageOf } from '@skydeck/envelope';
import { type Account, AccountsOnly, CurrentAccount } from '../accounts/current-account.js';
import { destinationOf } from '../otp/destination.js';
import { MemberList } from './member-list.js';
import { AddMember, ListMembers, Member, toMember, UpdateMember } from './members.schema.js';
import { MembersService } from './members.service.js';

@ApiTags('Members')
@AccountsOnly()
@Controller('projects/:project/members')
export class MembersController {
  constructor(
    private readonly members: MembersService,
    private readonly found: MemberList,
  ) {}

  @Requires('members:read')
  @Get()
  @ApiOperation({ operationId: 'listMembers', summary: 'List the members of a project' })
  @ApiOkResponse({ standardSchema: pageOf(Member) })
  async list(
    @CurrentProject() { id }: ProjectRef,
    @Query({ schema: ListMembers.schema }) query: ListMembers,
  ) {
    const rows = await this.found.read(id, ListMembers.parse(query));
    return paged(ListMembers.page(rows, query, toMember));
  }

  @Requires('members:write')
  @Post()
  @HttpCode(201)
  @ApiOperation({ operationId: 'addMember', summary: 'Add a person to a project' })
  @ApiCreatedResponse({ standardSchema: envelopeOf(Member) })
  async add(
    @CurrentProject() { id }: ProjectRef,
    @CurrentAccount() { role: actor = 'viewer' }: Account,
    @Body({ schema: AddMember }) { email, phone, role }: AddMember,
  ): Promise<Member> {
    return toMember(await this.members.add(actor, id, destinationOf({ email, phone }), role));
  }

  @Requires('members:write')
  @Patch(':account_id')
  @ApiOperation({ operationId: 'updateMember', summary: 'Change the role of a member' })
  @ApiOkResponse({ standardSchema: envelopeOf(Member) })
  async update(
    @CurrentProject() { id }: ProjectRef,
    @CurrentAccount() { role: actor = 'viewer' }: Account,
    @Param('account_id') accountId: string,
    @Body({ schema: UpdateMember }) { role }: UpdateMember,
  ): Promise<Member> {
    return toMember(await this.members.change(actor, id, accountId, role));
  }

  @Requires('members:write')
  @Delete(':account_id')
  @ApiOperation({ operationId: 'removeMember', summary: 'Remove a member from a project' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async remove(
    @CurrentProject() { id }: ProjectRef,
    @CurrentAccount() { role: actor = 'viewer' }: Account,
    @Param('account_id') accountId: string,
  ) {
    await this.members.remove(actor, id, accountId);
    return { id: accountId, deleted: true as const };
  }
}
