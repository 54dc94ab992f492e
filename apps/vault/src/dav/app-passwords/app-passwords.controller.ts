import {
  CurrentPrincipal,
  CurrentProject,
  type Principal,
  type ProjectRef,
  Requires,
} from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { VaultAddress } from '../../address/vault-address.js';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import {
  AppPasswordListResponse,
  CreateAppPassword,
  ListAppPasswords,
  NewAppPasswordResponse,
  toAppPassword,
} from './app-password.schema.js';
import { AppPasswords } from './app-passwords.js';

@ApiTags('App passwords')
@ApiHeader(SKYDECK_USER)
@Controller('app-passwords')
export class AppPasswordsController {
  constructor(
    private readonly passwords: AppPasswords,
    private readonly address: VaultAddress,
  ) {}

  @Post()
  @Requires('documents:write')
  @ApiOperation({
    operationId: 'createAppPassword',
    summary: 'Make a password for an app that speaks WebDAV or CalDAV',
    description:
      'The password is shown once. Who makes it needs the scopes of what it opens: `documents`, `calendar` and `tasks`, to read or write as the password may.',
  })
  @ApiCreatedResponse({ standardSchema: NewAppPasswordResponse })
  async create(
    @CurrentPrincipal() principal: Principal,
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Body({ schema: CreateAppPassword }) body: CreateAppPassword,
    @Req() request: FastifyRequest,
  ) {
    const { row, password } = await this.passwords.create({ principal, project, actor }, body);
    const root = `${this.address.originOf(request)}/dav`;
    return {
      ...toAppPassword(row),
      password,
      user_name: row.userId ?? 'skydeck',
      files_url: `${root}/files/`,
      calendars_url: `${root}/calendars/`,
      contacts_url: `${root}/addressbooks/`,
    };
  }

  @Get()
  @Requires('documents:read')
  @ApiOperation({ operationId: 'listAppPasswords', summary: 'List the passwords of apps' })
  @ApiOkResponse({ standardSchema: AppPasswordListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Actor() actor: string | undefined,
    @Query({ schema: ListAppPasswords.schema }) query: ListAppPasswords,
  ) {
    const rows = await this.passwords.list(tenant, actor, ListAppPasswords.parse(query));
    return paged(ListAppPasswords.page(rows, query, toAppPassword));
  }

  @Delete(':app_password')
  @Requires('documents:write')
  @ApiOperation({ operationId: 'deleteAppPassword', summary: 'Delete the password of an app' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('app_password') id: string,
  ) {
    await this.passwords.delete(tenant, id, actor);
    return { id, deleted: true as const };
  }
}
