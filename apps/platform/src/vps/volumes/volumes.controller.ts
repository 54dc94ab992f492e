import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { accepted, IF_MATCH, IfMatch, paged, Precondition, withETag } from '@skydeck/envelope';
import { Operations } from '@skydeck/operations';
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
import { VolumeActions } from './volume-actions.js';
import type { VolumeEntity } from './volume.entity.js';
import type { BegunVolume } from './volume-work.js';
import {
  AttachVolume,
  CreateVolume,
  GrowVolume,
  ListVolumes,
  toVolume,
  UpdateVolume,
  VolumeListResponse,
  VolumeResponse,
} from './volume.schema.js';
import { Volumes } from './volumes.js';

const VOLUME = { name: 'volume', description: 'Id or name of the volume.' };

@ApiTags('Volumes')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@Controller('projects/:project/volumes')
export class VolumesController {
  constructor(
    private readonly volumes: Volumes,
    private readonly actions: VolumeActions,
    private readonly operations: Operations,
  ) {}

  @Post()
  @HttpCode(202)
  @Requires('vps:write')
  @ApiOperation({ operationId: 'createVolume', summary: 'Create a disk that outlives servers' })
  @ApiAcceptedResponse({ standardSchema: VolumeResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Body({ schema: CreateVolume }) body: CreateVolume,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return this.#begun(project, await this.volumes.create(project, body), wait);
  }

  @Get()
  @Requires('vps:read')
  @ApiOperation({ operationId: 'listVolumes', summary: 'List volumes, newest first' })
  @ApiOkResponse({ standardSchema: VolumeListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListVolumes.schema }) query: ListVolumes,
  ) {
    const rows = await this.volumes.list(project, ListVolumes.parse(query));
    return paged(ListVolumes.page(rows, query, toVolume));
  }

  @Get(':volume')
  @Requires('vps:read')
  @ApiParam(VOLUME)
  @ApiOperation({ operationId: 'getVolume', summary: 'Show a volume' })
  @ApiOkResponse({ standardSchema: VolumeResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('volume') volume: string) {
    return tagged(await this.volumes.get(project, volume));
  }

  @Patch(':volume')
  @Requires('vps:write')
  @ApiParam(VOLUME)
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateVolume', summary: 'Rename a volume' })
  @ApiOkResponse({ standardSchema: VolumeResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Param('volume') volume: string,
    @Body({ schema: UpdateVolume }) body: UpdateVolume,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.volumes.update(project, volume, body, expected));
  }

  @Post(':volume/attach')
  @HttpCode(202)
  @Requires('vps:write')
  @ApiParam(VOLUME)
  @ApiOperation({
    operationId: 'attachVolume',
    summary: 'Give a server a volume',
    description: 'A volume is attached to one server at a time.',
  })
  @ApiAcceptedResponse({ standardSchema: VolumeResponse })
  async attach(
    @CurrentProject() project: ProjectRef,
    @Param('volume') volume: string,
    @Body({ schema: AttachVolume }) body: AttachVolume,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return this.#begun(project, await this.actions.attach(project, volume, body), wait);
  }

  @Post(':volume/detach')
  @HttpCode(202)
  @Requires('vps:write')
  @ApiParam(VOLUME)
  @ApiOperation({ operationId: 'detachVolume', summary: 'Take a volume off its server' })
  @ApiAcceptedResponse({ standardSchema: VolumeResponse })
  async detach(
    @CurrentProject() project: ProjectRef,
    @Param('volume') volume: string,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return this.#begun(project, await this.actions.detach(project, volume), wait);
  }

  @Post(':volume/grow')
  @HttpCode(202)
  @Requires('vps:write')
  @ApiParam(VOLUME)
  @ApiOperation({ operationId: 'growVolume', summary: 'Make a volume larger' })
  @ApiAcceptedResponse({ standardSchema: VolumeResponse })
  async grow(
    @CurrentProject() project: ProjectRef,
    @Param('volume') volume: string,
    @Body({ schema: GrowVolume }) { size_gb: sizeGb }: GrowVolume,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return this.#begun(project, await this.actions.grow(project, volume, sizeGb), wait);
  }

  @Delete(':volume')
  @HttpCode(202)
  @Requires('vps:write')
  @ApiParam(VOLUME)
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteVolume',
    summary: 'Delete a volume with its data',
    description: 'Refused while it is attached.',
  })
  @ApiAcceptedResponse({ standardSchema: VolumeResponse })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('volume') volume: string,
    @IfMatch() expected: Precondition,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return this.#begun(project, await this.actions.delete(project, volume, expected), wait);
  }

  /** Answers at once, or with the volume as it is after the end. */
  async #begun(project: ProjectRef, { volume, operation }: BegunVolume, waitS: number) {
    if (waitS === 0) return accepted(toVolume(volume), operation.id);
    await this.operations.await(project.id, operation.id, waitS * 1000);
    return accepted(toVolume(await this.volumes.latest(volume.id)), operation.id);
  }
}

const tagged = (row: VolumeEntity) => withETag(toVolume(row), row.version);
