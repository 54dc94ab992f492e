import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  paged,
  pageFrom,
  pageOf,
  PageQuery,
  readCursor,
} from '@skydeck/envelope';
import { type Account, AccountsOnly, CurrentAccount } from '../accounts/current-account.js';
import { destinationOf } from '../otp/destination.js';
import { AddMember, Member, toMember, UpdateMember } from './members.schema.js';
import { MembersService } from './members.service.js';

@ApiTags('Members')
@AccountsOnly()
@Controller('projects/:project/members')
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @Requires('members:read')
  @Get()
  @ApiOperation({ operationId: 'listMembers', summary: 'List the members of a project' })
  @ApiOkResponse({ standardSchema: pageOf(Member) })
  async list(
    @CurrentProject() { id }: ProjectRef,
    @Query({ schema: PageQuery }) { limit, cursor }: PageQuery,
  ) {
    const rows = await this.members.list(id, limit, readCursor(cursor, 'members'));
    return paged(pageFrom(rows, limit, toMember, 'members'));
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
