import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Public, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged, pageOf } from '@skydeck/envelope';
import { ApiError } from '@skydeck/errors';
import { Refreshed } from '../accounts/accounts.schema.js';
import { UserSessionEnds } from './user-session-ends.js';
import {
  IntrospectedUserToken,
  IntrospectUserToken,
  ListUserSessions,
  RefreshUserSession,
  toIntrospected,
  toUserSession,
  UserSession,
} from './user-sessions.schema.js';
import { UserSessionsService } from './user-sessions.service.js';

@ApiTags('Users')
@Controller('auth/sessions')
export class UserSessionsController {
  constructor(
    private readonly sessions: UserSessionsService,
    private readonly ends: UserSessionEnds,
  ) {}

  @Public()
  @Post('refresh')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'refreshUserSession',
    summary: "Get the next tokens of a user's session; the refresh token is all it takes",
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Refreshed) })
  async refresh(@Body({ schema: RefreshUserSession }) { refresh_token }: RefreshUserSession) {
    return { session: await this.sessions.refresh(refresh_token) };
  }

  @Requires('sessions:read')
  @Post('introspect')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'introspectUserToken',
    summary: "Ask whether a user's access token is good now",
  })
  @ApiOkResponse({ standardSchema: envelopeOf(IntrospectedUserToken) })
  async introspect(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: IntrospectUserToken }) { token }: IntrospectUserToken,
  ): Promise<IntrospectedUserToken> {
    const verified = await this.sessions.verify(token).catch(nullWhenRefused);
    return verified?.tenant === tenant ? toIntrospected(verified) : { active: false };
  }

  @Requires('sessions:read')
  @Get()
  @ApiOperation({ operationId: 'listUserSessions', summary: 'List the sessions of users' })
  @ApiOkResponse({ standardSchema: pageOf(UserSession) })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListUserSessions.schema }) query: ListUserSessions,
  ) {
    const rows = await this.ends.list(tenant, ListUserSessions.parse(query));
    return paged(ListUserSessions.page(rows, query, toUserSession));
  }

  @Requires('sessions:write')
  @Delete(':id')
  @ApiOperation({ operationId: 'endUserSession', summary: 'End a session of a user' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async end(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    await this.ends.end(tenant, id);
    return { id, deleted: true as const };
  }
}

/** A token that is not good is an answer here, and no failure. */
function nullWhenRefused(error: unknown): null {
  if (error instanceof ApiError && error.status === 401) return null;
  throw error;
}
