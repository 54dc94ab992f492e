import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import {
  CreateLogDrain,
  ListLogDrains,
  LogDrainListResponse,
  LogDrainResponse,
  toLogDrain,
} from './log-drain.schema.js';
import { LogDrainsService } from './log-drains.service.js';

const DRAIN = { name: 'drain', description: 'Id of the log drain.' };

@ApiTags('Logs')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/log-drains')
export class LogDrainsController {
  constructor(private readonly drains: LogDrainsService) {}

  @Post()
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'createLogDrain',
    summary: 'Send the log of an app somewhere',
    description: 'New lines are sent at least once, in batches; secrets are masked before.',
  })
  @ApiCreatedResponse({ standardSchema: LogDrainResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Param('app') app: string,
    @Body({ schema: CreateLogDrain }) body: CreateLogDrain,
  ) {
    return toLogDrain(await this.drains.create(project, app, body));
  }

  @Get()
  @Requires('apps:read')
  @ApiOperation({ operationId: 'listLogDrains', summary: 'List log drains, newest first' })
  @ApiOkResponse({ standardSchema: LogDrainListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('app') app: string,
    @Query({ schema: ListLogDrains.schema }) query: ListLogDrains,
  ) {
    const rows = await this.drains.list(project, app, ListLogDrains.parse(query));
    const page = ListLogDrains.page(rows, query, (row) => row);
    return paged({ ...page, items: page.items.map(toLogDrain) });
  }

  @Get(':drain')
  @Requires('apps:read')
  @ApiParam(DRAIN)
  @ApiOperation({ operationId: 'getLogDrain', summary: 'Show a log drain' })
  @ApiOkResponse({ standardSchema: LogDrainResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('app') app: string,
    @Param('drain') drain: string,
  ) {
    return toLogDrain(await this.drains.get(project, app, drain));
  }

  @Post(':drain/enable')
  @HttpCode(200)
  @Requires('apps:write')
  @ApiParam(DRAIN)
  @ApiOperation({
    operationId: 'enableLogDrain',
    summary: 'Send to a log drain again, at once',
    description: 'It goes on after the last line that the receiver has, as far as that is kept.',
  })
  @ApiOkResponse({ standardSchema: LogDrainResponse })
  async enable(
    @CurrentProject() project: ProjectRef,
    @Param('app') app: string,
    @Param('drain') drain: string,
  ) {
    return toLogDrain(await this.drains.enable(project, app, drain));
  }

  @Delete(':drain')
  @Requires('apps:write')
  @ApiParam(DRAIN)
  @ApiOperation({ operationId: 'deleteLogDrain', summary: 'Send no more to a log drain' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async remove(
    @CurrentProject() project: ProjectRef,
    @Param('app') app: string,
    @Param('drain') drain: string,
  ) {
    const { id } = await this.drains.remove(project, app, drain);
    return { id, deleted: true };
  }
}
