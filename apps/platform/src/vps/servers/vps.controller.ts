import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, paged, Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { WaitQuery } from '../../launchpad/deployments/deployment.schema.js';
import { CreateVps, ListVps, UpdateVps, VpsListResponse, VpsResponse } from './vps.schema.js';
import { VpsActions } from './vps-actions.js';
import { VpsAnswers } from './vps-answers.js';
import type { VpsEntity } from './vps.entity.js';
import { VpsService } from './vps.service.js';
import { VpsView } from './vps-view.js';

@ApiTags('Servers')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@Controller('projects/:project/vps')
export class VpsController {
  constructor(
    private readonly servers: VpsService,
    private readonly actions: VpsActions,
    private readonly view: VpsView,
    private readonly answers: VpsAnswers,
  ) {}

  @Post()
  @HttpCode(202)
  @Requires('vps:write')
  @ApiOperation({
    operationId: 'createVps',
    summary: 'Create a server and start it',
    description: 'Its address is known at once; `meta.operation_id` names the work that remains.',
  })
  @ApiAcceptedResponse({ standardSchema: VpsResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Body({ schema: CreateVps }) body: CreateVps,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return this.answers.begun(await this.servers.create(project, body), wait);
  }

  @Get()
  @Requires('vps:read')
  @ApiOperation({ operationId: 'listVps', summary: 'List servers, newest first' })
  @ApiOkResponse({ standardSchema: VpsListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListVps.schema }) query: ListVps,
  ) {
    const rows = await this.servers.list(project, ListVps.parse(query));
    const page = ListVps.page(rows, query, (row) => row);
    return paged({ ...page, items: await this.view.many(page.items) });
  }

  @Get(':vps')
  @Requires('vps:read')
  @ApiOperation({ operationId: 'getVps', summary: 'Show a server' })
  @ApiOkResponse({ standardSchema: VpsResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('vps') vps: string) {
    return this.#tagged(await this.servers.get(project, vps));
  }

  @Patch(':vps')
  @Requires('vps:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateVps',
    summary: 'Rename, tag, label or protect a server',
    description: 'Its host name changes with its next rebuild.',
  })
  @ApiOkResponse({ standardSchema: VpsResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Body({ schema: UpdateVps }) body: UpdateVps,
    @IfMatch() expected: Precondition,
  ) {
    return this.#tagged(await this.servers.update(project, vps, body, expected));
  }

  @Delete(':vps')
  @HttpCode(202)
  @Requires('vps:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteVps',
    summary: 'Delete a server and its disk',
    description: 'Calls off whatever is being done to it.',
  })
  @ApiAcceptedResponse({ standardSchema: VpsResponse })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('vps') name: string,
    @IfMatch() expected: Precondition,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return this.answers.begun(await this.actions.delete(project, name, expected), wait);
  }

  async #tagged(row: VpsEntity) {
    return withETag(await this.view.one(row), row.version);
  }
}
