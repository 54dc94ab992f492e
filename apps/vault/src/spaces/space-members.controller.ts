import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { checked, paged } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from './actor.js';
import {
  ListSpaceMembers,
  SetSpaceMember,
  SpaceDeletedResponse,
  SpaceMemberListResponse,
  SpaceMemberResponse,
  toSpaceMember,
  UserId,
} from './space.schema.js';
import { SpaceAccess } from './space-access.js';
import { SpaceMembers } from './space-members.js';

/** Who may use a space. */
@ApiTags('Spaces')
@ApiHeader(SKYDECK_USER)
@Controller('spaces/:space/members')
export class SpaceMembersController {
  constructor(
    private readonly members: SpaceMembers,
    private readonly access: SpaceAccess,
  ) {}

  @Get()
  @Requires('documents:read')
  @ApiOperation({ operationId: 'listSpaceMembers', summary: 'List who may use a space' })
  @ApiOkResponse({ standardSchema: SpaceMemberListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('space') id: string,
    @Query({ schema: ListSpaceMembers.schema }) query: ListSpaceMembers,
    @Actor() actor: string | undefined,
  ) {
    const space = await this.access.resolve(project, id, 'read', actor);
    const rows = await this.members.list(space, ListSpaceMembers.parse(query));
    const listed = rows.map((row) => Object.assign(row, { id: row.userId }));
    return paged(ListSpaceMembers.page(listed, query, toSpaceMember));
  }

  @Put(':member')
  @Requires('documents:write')
  @ApiOperation({
    operationId: 'setSpaceMember',
    summary: 'Let a user into a space, or change the role',
  })
  @ApiOkResponse({ standardSchema: SpaceMemberResponse })
  async set(
    @CurrentProject() project: ProjectRef,
    @Param('space') id: string,
    @Param('member') user: string,
    @Body({ schema: SetSpaceMember }) { role }: SetSpaceMember,
    @Actor() actor: string | undefined,
  ) {
    const space = await this.access.resolve(project, id, 'manage', actor);
    const userId = checked(UserId, user, 'path.member');
    return toSpaceMember(await this.members.set(space, userId, role));
  }

  @Delete(':member')
  @Requires('documents:write')
  @ApiOperation({ operationId: 'removeSpaceMember', summary: 'Let a user no longer into a space' })
  @ApiOkResponse({ standardSchema: SpaceDeletedResponse })
  async remove(
    @CurrentProject() project: ProjectRef,
    @Param('space') id: string,
    @Param('member') user: string,
    @Actor() actor: string | undefined,
  ) {
    const space = await this.access.resolve(project, id, 'manage', actor);
    await this.members.remove(space, user);
    return { id: user, deleted: true as const };
  }
}
