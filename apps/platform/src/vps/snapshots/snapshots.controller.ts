import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { accepted, paged } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { VpsResponse } from '../servers/vps.schema.js';
import { VpsView } from '../servers/vps-view.js';
import {
  CreateSnapshot,
  ListSnapshots,
  SnapshotListResponse,
  SnapshotResponse,
  toSnapshot,
} from './snapshot.schema.js';
import { Snapshots } from './snapshots.js';

@ApiTags('Snapshots')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'vps', description: 'Id or name of the server.' })
@Controller('projects/:project/vps/:vps/snapshots')
export class SnapshotsController {
  constructor(
    private readonly snapshots: Snapshots,
    private readonly view: VpsView,
  ) {}

  @Post()
  @HttpCode(202)
  @Requires('vps:write')
  @ApiOperation({
    operationId: 'createVpsSnapshot',
    summary: 'Keep a server’s disk as it is now',
    description: 'A running server goes on; what it has not written to its disk is not kept.',
  })
  @ApiAcceptedResponse({ standardSchema: SnapshotResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Body({ schema: CreateSnapshot }) { name }: CreateSnapshot,
  ) {
    const wanted = { name, kind: 'manual' } as const;
    const { snapshot, operation } = await this.snapshots.create(project, vps, wanted);
    return accepted(toSnapshot(snapshot), operation.id);
  }

  @Get()
  @Requires('vps:read')
  @ApiOperation({ operationId: 'listVpsSnapshots', summary: 'List snapshots, newest first' })
  @ApiOkResponse({ standardSchema: SnapshotListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Query({ schema: ListSnapshots.schema }) query: ListSnapshots,
  ) {
    const rows = await this.snapshots.list(project, vps, ListSnapshots.parse(query));
    return paged(ListSnapshots.page(rows, query, toSnapshot));
  }

  @Get(':snapshot')
  @Requires('vps:read')
  @ApiOperation({ operationId: 'getVpsSnapshot', summary: 'Show a snapshot' })
  @ApiOkResponse({ standardSchema: SnapshotResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Param('snapshot') snapshot: string,
  ) {
    return toSnapshot(await this.snapshots.get(project, vps, snapshot));
  }

  @Post(':snapshot/restore')
  @HttpCode(202)
  @Requires('vps:write')
  @ApiOperation({
    operationId: 'restoreVpsSnapshot',
    summary: 'Set a server back to a snapshot',
    description: 'What was written since is lost; snapshots that were taken since stay.',
  })
  @ApiAcceptedResponse({ standardSchema: VpsResponse })
  async restore(
    @CurrentProject() project: ProjectRef,
    @Param('vps') name: string,
    @Param('snapshot') snapshot: string,
  ) {
    const { vps, operation } = await this.snapshots.restore(project, name, snapshot);
    return accepted(await this.view.one(vps), operation.id);
  }

  @Delete(':snapshot')
  @HttpCode(202)
  @Requires('vps:write')
  @ApiOperation({ operationId: 'deleteVpsSnapshot', summary: 'Delete a snapshot' })
  @ApiAcceptedResponse({ standardSchema: SnapshotResponse })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Param('snapshot') name: string,
  ) {
    const { snapshot, operation } = await this.snapshots.delete(project, vps, name);
    return accepted(toSnapshot(snapshot), operation.id);
  }
}
