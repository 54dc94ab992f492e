import {
  CurrentPrincipal,
  CurrentProject,
  type Principal,
  type ProjectRef,
  Requires,
} from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { AppsService } from '../apps/apps.service.js';
import { CreateRun, ListRuns, RunListResponse, RunResponse, toRun } from './run.schema.js';
import { RunsService } from './runs.service.js';

@ApiTags('Runs')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/runs')
export class RunsController {
  constructor(
    private readonly apps: AppsService,
    private readonly runs: RunsService,
  ) {}

  @Post()
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'createAppRun',
    summary: 'Run a command beside an app',
    description:
      'It gets a replica of its own, of the release that serves. The audit log names the program, not its arguments.',
  })
  @ApiCreatedResponse({ standardSchema: RunResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Param('app') name: string,
    @Body({ schema: CreateRun }) body: CreateRun,
  ) {
    const app = await this.apps.get(project, name);
    return toRun(await this.runs.create(app, principal, body));
  }

  @Get()
  @Requires('apps:read')
  @ApiOperation({ operationId: 'listAppRuns', summary: 'List what was run beside an app' })
  @ApiOkResponse({ standardSchema: RunListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Query({ schema: ListRuns.schema }) query: ListRuns,
  ) {
    const app = await this.apps.get(project, name);
    const rows = await this.runs.list(app, ListRuns.parse(query));
    return paged(ListRuns.page(rows, query, toRun));
  }

  @Get(':id')
  @Requires('apps:read')
  @ApiOperation({ operationId: 'getAppRun', summary: 'Show a run' })
  @ApiOkResponse({ standardSchema: RunResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('id') id: string,
  ) {
    return toRun(await this.runs.get(await this.apps.get(project, name), id));
  }

  @Post(':id/cancel')
  @HttpCode(202)
  @Requires('apps:write')
  @ApiOperation({ operationId: 'cancelAppRun', summary: 'End a run' })
  @ApiAcceptedResponse({ standardSchema: RunResponse })
  async cancel(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('id') id: string,
  ) {
    return toRun(await this.runs.cancel(await this.apps.get(project, name), id));
  }
}
