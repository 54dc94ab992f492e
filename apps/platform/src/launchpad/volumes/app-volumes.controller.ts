import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
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
import {
  AppVolumeListResponse,
  AppVolumeResponse,
  CreateAppVolume,
  DeleteAppVolume,
  ListAppVolumes,
  toAppVolume,
  UpdateAppVolume,
} from './app-volume.schema.js';
import { AppVolumesService, volumeVersion } from './app-volumes.service.js';

const VOLUME = { name: 'volume', description: 'Id or name of the volume.' };

@ApiTags('App volumes')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/volumes')
export class AppVolumesController {
  constructor(
    private readonly apps: AppsService,
    private readonly volumes: AppVolumesService,
  ) {}

  @Post()
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'createAppVolume',
    summary: 'Give an app a folder that outlives its releases',
    description:
      'Makes a new release of what serves, which mounts it; before the first release nothing is deployed. Unless it is shared, its processes run with one replica and requests wait for a moment at each deployment.',
  })
  @ApiCreatedResponse({ standardSchema: AppVolumeResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Body({ schema: CreateAppVolume }) body: CreateAppVolume,
  ) {
    const made = await this.volumes.create(await this.apps.get(project, name), body);
    return withETag(toAppVolume(made.row, made.deploymentId), volumeVersion(made.row));
  }

  @Get()
  @Requires('apps:read')
  @ApiOperation({ operationId: 'listAppVolumes', summary: 'List the volumes of an app' })
  @ApiOkResponse({ standardSchema: AppVolumeListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Query({ schema: ListAppVolumes.schema }) query: ListAppVolumes,
  ) {
    const app = await this.apps.get(project, name);
    const rows = await this.volumes.list(app, ListAppVolumes.parse(query));
    return paged(ListAppVolumes.page(rows, query, (row) => toAppVolume(row)));
  }

  @Get(':volume')
  @Requires('apps:read')
  @ApiParam(VOLUME)
  @ApiOperation({ operationId: 'getAppVolume', summary: 'Show a volume of an app' })
  @ApiOkResponse({ standardSchema: AppVolumeResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('volume') volume: string,
  ) {
    const row = await this.volumes.get(await this.apps.get(project, name), volume);
    return withETag(toAppVolume(row), volumeVersion(row));
  }

  @Patch(':volume')
  @Requires('apps:write')
  @ApiParam(VOLUME)
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateAppVolume',
    summary: 'Let a volume grow, or mount it otherwise',
    description:
      'It grows while it is in use where the machine can do that. Otherwise, and for what changes how it is mounted, a new release of what serves follows.',
  })
  @ApiOkResponse({ standardSchema: AppVolumeResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('volume') volume: string,
    @Body({ schema: UpdateAppVolume }) body: UpdateAppVolume,
    @IfMatch() expected: Precondition,
  ) {
    const app = await this.apps.get(project, name);
    const { row, deploymentId } = await this.volumes.update(app, volume, body, expected);
    return withETag(toAppVolume(row, deploymentId), volumeVersion(row));
  }

  @Delete(':volume')
  @Requires('apps:write')
  @ApiParam(VOLUME)
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteAppVolume',
    summary: 'Delete a volume with its data and snapshots',
    description: 'No release that serves or is on its way may mount it: detach it first.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('volume') volume: string,
    @Query({ schema: DeleteAppVolume }) { confirm }: DeleteAppVolume,
    @IfMatch() expected: Precondition,
  ) {
    const app = await this.apps.get(project, name);
    const { id } = await this.volumes.delete(app, volume, { confirm, expected });
    return { id, deleted: true };
  }
}
