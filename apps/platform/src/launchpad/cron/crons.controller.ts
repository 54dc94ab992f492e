import {
  CurrentPrincipal,
  CurrentProject,
  type Principal,
  type ProjectRef,
  Requires,
} from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  Precondition,
  withETag,
} from '@skydeck/envelope';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { AppsService } from '../apps/apps.service.js';
import { RunResponse, toRun } from '../runs/run.schema.js';
import { RunsService } from '../runs/runs.service.js';
import {
  CreateCron,
  CronListResponse,
  CronResponse,
  ListCrons,
  toCron,
  UpdateCron,
} from './cron.schema.js';
import { CronsService, cronVersion } from './crons.service.js';

const TIMEOUT_S = 24 * 3600;

@ApiTags('Cron')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/crons')
export class CronsController {
  constructor(
    private readonly apps: AppsService,
    private readonly crons: CronsService,
    private readonly runs: RunsService,
  ) {}

  @Post()
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'createAppCron',
    summary: 'Run a command of an app by the clock',
    description:
      'Each run gets a replica of its own, of the release that serves. What is due while the platform is away is told as `missed`.',
  })
  @ApiCreatedResponse({ standardSchema: CronResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Body({ schema: CreateCron }) body: CreateCron,
  ) {
    const row = await this.crons.create(await this.apps.get(project, name), body);
    return withETag(toCron(row), cronVersion(row));
  }

  @Get()
  @Requires('apps:read')
  @ApiOperation({ operationId: 'listAppCrons', summary: 'List what an app runs by the clock' })
  @ApiOkResponse({ standardSchema: CronListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Query({ schema: ListCrons.schema }) query: ListCrons,
  ) {
    const app = await this.apps.get(project, name);
    const rows = await this.crons.list(app, ListCrons.parse(query));
    return paged(ListCrons.page(rows, query, toCron));
  }

  @Get(':cron')
  @Requires('apps:read')
  @ApiOperation({ operationId: 'getAppCron', summary: 'Show a cron entry' })
  @ApiOkResponse({ standardSchema: CronResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('cron') cron: string,
  ) {
    const row = await this.crons.get(await this.apps.get(project, name), cron);
    return withETag(toCron(row), cronVersion(row));
  }

  @Patch(':cron')
  @Requires('apps:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateAppCron', summary: 'Change a cron entry, or switch it off' })
  @ApiOkResponse({ standardSchema: CronResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('cron') cron: string,
    @Body({ schema: UpdateCron }) body: UpdateCron,
    @IfMatch() expected: Precondition,
  ) {
    const app = await this.apps.get(project, name);
    const row = await this.crons.update(app, cron, body, expected);
    return withETag(toCron(row), cronVersion(row));
  }

  @Delete(':cron')
  @Requires('apps:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'deleteAppCron', summary: 'Delete a cron entry' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('cron') cron: string,
    @IfMatch() expected: Precondition,
  ) {
    const { id } = await this.crons.delete(await this.apps.get(project, name), cron, expected);
    return { id, deleted: true };
  }

  @Post(':cron/run')
  @Requires('apps:write')
  @ApiOperation({ operationId: 'runAppCron', summary: 'Run a cron entry now' })
  @ApiCreatedResponse({ standardSchema: RunResponse })
  async run(
    @CurrentProject() project: ProjectRef,
    @CurrentPrincipal() { kind, id }: Principal,
    @Param('app') name: string,
    @Param('cron') cron: string,
  ) {
    const app = await this.apps.get(project, name);
    const { name: entry, command } = await this.crons.get(app, cron);
    const wanted = { command, cron: entry, timeoutS: TIMEOUT_S, dueAt: null, actor: { kind, id } };
    return toRun(await this.runs.start(app, wanted));
  }
}
