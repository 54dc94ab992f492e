import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { AppsService } from '../../apps/apps.service.js';
import { AppVolumeResponse, toAppVolume } from '../app-volume.schema.js';
import { AppVolumesService } from '../app-volumes.service.js';
import {
  CreateVolumeSnapshot,
  ListVolumeSnapshots,
  RestoreVolume,
  toSnapshot,
  VolumeSnapshotListResponse,
  VolumeSnapshotResponse,
} from './snapshot.schema.js';
import { SnapshotsService } from './snapshots.service.js';

const SNAPSHOT = { name: 'snapshot', description: 'Id or name of the snapshot.' };

@ApiTags('App volumes')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@ApiParam({ name: 'volume', description: 'Id or name of the volume.' })
@Controller('projects/:project/apps/:app/volumes/:volume')
export class VolumeSnapshotsController {
  constructor(
    private readonly apps: AppsService,
    private readonly volumes: AppVolumesService,
    private readonly snapshots: SnapshotsService,
  ) {}

  @Post('snapshots')
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'createAppVolumeSnapshot',
    summary: 'Keep what is on a volume',
    description:
      'Files are read one after another while the app goes on. For one moment of all of them, detach the volume first, or have the app write none.',
  })
  @ApiCreatedResponse({ standardSchema: VolumeSnapshotResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('volume') volume: string,
    @Body({ schema: CreateVolumeSnapshot }) body: CreateVolumeSnapshot,
  ) {
    return toSnapshot(
      await this.snapshots.create(await this.apps.get(project, name), volume, body),
    );
  }

  @Get('snapshots')
  @Requires('apps:read')
  @ApiOperation({ operationId: 'listAppVolumeSnapshots', summary: 'List snapshots of a volume' })
  @ApiOkResponse({ standardSchema: VolumeSnapshotListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('volume') volume: string,
    @Query({ schema: ListVolumeSnapshots.schema }) query: ListVolumeSnapshots,
  ) {
    const row = await this.volumes.get(await this.apps.get(project, name), volume);
    const rows = await this.snapshots.list(row, ListVolumeSnapshots.parse(query));
    return paged(ListVolumeSnapshots.page(rows, query, toSnapshot));
  }

  @Get('snapshots/:snapshot')
  @Requires('apps:read')
  @ApiParam(SNAPSHOT)
  @ApiOperation({ operationId: 'getAppVolumeSnapshot', summary: 'Show a snapshot of a volume' })
  @ApiOkResponse({ standardSchema: VolumeSnapshotResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('volume') volume: string,
    @Param('snapshot') snapshot: string,
  ) {
    const row = await this.volumes.get(await this.apps.get(project, name), volume);
    return toSnapshot(await this.snapshots.get(row, snapshot));
  }

  @Delete('snapshots/:snapshot')
  @Requires('apps:write')
  @ApiParam(SNAPSHOT)
  @ApiOperation({
    operationId: 'deleteAppVolumeSnapshot',
    summary: 'Delete a snapshot of a volume',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('volume') volume: string,
    @Param('snapshot') snapshot: string,
  ) {
    const app = await this.apps.get(project, name);
    const { id } = await this.snapshots.delete(app, volume, snapshot);
    return { id, deleted: true };
  }

  @Post('restore')
  @HttpCode(202)
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'restoreAppVolume',
    summary: 'Put a snapshot in the place of what is on a volume',
    description:
      'Nothing may mount the volume: detach it first. It holds what it held before until all of the snapshot is there.',
  })
  @ApiAcceptedResponse({ standardSchema: AppVolumeResponse })
  async restore(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('volume') volume: string,
    @Body({ schema: RestoreVolume }) { snapshot }: RestoreVolume,
  ) {
    const app = await this.apps.get(project, name);
    return toAppVolume(await this.snapshots.restore(app, volume, snapshot));
  }
}
