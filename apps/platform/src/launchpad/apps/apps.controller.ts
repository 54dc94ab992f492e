import {
  CurrentPrincipal,
  CurrentProject,
  type Principal,
  type ProjectRef,
  Requires,
} from '@skydeck/auth-guard';
import {
  accepted,
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  Precondition,
  withETag,
} from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { AppListResponse, AppResponse, CreateApp, ListApps, UpdateApp } from './app.schema.js';
import { AppView } from './app-view.js';
import type { AppEntity } from './app.entity.js';
import { AppChanges } from '../app-settings/app-changes.js';
import { AppsService, appVersion } from './apps.service.js';

@ApiTags('Apps')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@Controller('projects/:project/apps')
export class AppsController {
  constructor(
    private readonly apps: AppsService,
    private readonly changes: AppChanges,
    private readonly view: AppView,
  ) {}

  @Post()
  @HttpCode(202)
  @Requires('apps:write')
  @ApiOperation({ operationId: 'createApp', summary: 'Create an app and deploy it' })
  @ApiAcceptedResponse({ standardSchema: AppResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: CreateApp }) body: CreateApp,
  ) {
    const { app, deployment } = await this.apps.create(project, principal, body);
    const shown = await this.view.one(app);
    return deployment ? accepted(shown, deployment.id) : shown;
  }

  @Get()
  @Requires('apps:read')
  @ApiOperation({ operationId: 'listApps', summary: 'List apps, newest first' })
  @ApiOkResponse({ standardSchema: AppListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListApps.schema }) query: ListApps,
  ) {
    const rows = await this.apps.list(project, ListApps.parse(query));
    const page = ListApps.page(rows, query, (row) => row);
    return paged({ ...page, items: await this.view.many(page.items) });
  }

  @Get(':app')
  @Requires('apps:read')
  @ApiOperation({ operationId: 'getApp', summary: 'Show an app' })
  @ApiOkResponse({ standardSchema: AppResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('app') app: string) {
    return this.#tagged(await this.apps.get(project, app));
  }

  @Patch(':app')
  @Requires('apps:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateApp',
    summary: 'Change the settings of an app, or its name',
    description:
      'Nothing is deployed by it: `needs_deployment` of the answer names what the next deployment takes up.',
  })
  @ApiOkResponse({ standardSchema: AppResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Param('app') app: string,
    @Body({ schema: UpdateApp }) body: UpdateApp,
    @IfMatch() expected: Precondition,
  ) {
    return this.#tagged(await this.changes.update(project, principal, app, body, expected));
  }

  @Delete(':app')
  @Requires('apps:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'deleteApp', summary: 'Stop and delete an app' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('app') app: string,
    @IfMatch() expected: Precondition,
  ) {
    const { id } = await this.apps.delete(project, app, expected);
    return { id, deleted: true };
  }

  async #tagged(app: AppEntity) {
    return withETag(await this.view.one(app), appVersion(app));
  }
}
