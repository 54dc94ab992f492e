import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
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
import { UserSessionEnds } from '../user-sessions/user-session-ends.js';
import { EndedSessions } from '../user-sessions/user-sessions.schema.js';
import { UserDeletions } from './user-deletions.js';
import { UserList } from './user-list.js';
import type { UserEntity } from './user.entity.js';
import { CreateUser, ListUsers, toUser, UpdateUser, User } from './users.schema.js';
import { UsersService } from './users.service.js';

@ApiTags('Users')
@Controller('auth/users')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly found: UserList,
    private readonly deletions: UserDeletions,
    private readonly sessions: UserSessionEnds,
  ) {}

  @Requires('users:write')
  @Post()
  @HttpCode(201)
  @ApiOperation({ operationId: 'createUser', summary: 'Make a user of your product' })
  @ApiCreatedResponse({ standardSchema: envelopeOf(User) })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateUser }) body: CreateUser,
  ) {
    return tagged(await this.users.create(tenant, body));
  }

  @Requires('users:read')
  @Get()
  @ApiOperation({ operationId: 'listUsers', summary: 'List the users of your product' })
  @ApiOkResponse({ standardSchema: pageOf(User) })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListUsers.schema }) query: ListUsers,
  ) {
    const rows = await this.found.read(tenant, ListUsers.parse(query));
    return paged(ListUsers.page(rows, query, toUser));
  }

  @Requires('users:read')
  @Get(':id')
  @ApiOperation({ operationId: 'getUser', summary: 'Read a user' })
  @ApiOkResponse({ standardSchema: envelopeOf(User) })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    return tagged(await this.users.get(tenant, id));
  }

  @Requires('users:write')
  @Patch(':id')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateUser', summary: 'Change or ban a user' })
  @ApiOkResponse({ standardSchema: envelopeOf(User) })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @Body({ schema: UpdateUser }) body: UpdateUser,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.users.update(tenant, id, body, expected));
  }

  @Requires('users:write')
  @Delete(':id')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'deleteUser', summary: 'Delete a user and end the sessions' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.deletions.delete(tenant, id, expected);
    return { id, deleted: true as const };
  }

  @Requires('sessions:write')
  @Delete(':id/sessions')
  @ApiOperation({ operationId: 'endSessionsOfUser', summary: 'Sign a user out everywhere' })
  @ApiOkResponse({ standardSchema: envelopeOf(EndedSessions) })
  async signOut(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    const user = await this.users.get(tenant, id);
    return { user_id: user.id, ended: await this.sessions.endAll(tenant, user.id) };
  }
}

const tagged = (user: UserEntity) => withETag(toUser(user), user.version);
