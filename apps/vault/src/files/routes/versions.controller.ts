import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged, withETag } from '@skydeck/envelope';
import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import { FileDelivery } from '../content/file-delivery.js';
import { FileVersions } from '../versions.js';
import {
  FileResponse,
  FileVersionListResponse,
  ListFileVersions,
  NodeDeletedResponse,
  toFile,
  toFileVersion,
} from './file.schema.js';
import { NodeAccess } from './node-access.js';

/** What files were before. */
@ApiTags('Files')
@ApiHeader(SKYDECK_USER)
@Controller('files/:file/versions')
export class VersionsController {
  constructor(
    private readonly nodes: NodeAccess,
    private readonly versions: FileVersions,
    private readonly delivery: FileDelivery,
  ) {}

  @Get()
  @Requires('documents:read')
  @ApiOperation({ operationId: 'listFileVersions', summary: 'List the versions of a file' })
  @ApiOkResponse({ standardSchema: FileVersionListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('file') id: string,
    @Query({ schema: ListFileVersions.schema }) query: ListFileVersions,
    @Actor() actor: string | undefined,
  ) {
    const file = await this.nodes.get('file', id, { project, actor, need: 'read' });
    const rows = await this.versions.list(file, ListFileVersions.parse(query));
    return paged(ListFileVersions.page(rows, query, toFileVersion));
  }

  @Get(':file_version/content')
  @Requires('documents:read')
  @ApiProduces('*/*')
  @ApiOperation({ operationId: 'getFileVersionContent', summary: 'Download what a file was' })
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async content(
    @CurrentProject() project: ProjectRef,
    @Param('file') id: string,
    @Param('file_version') versionId: string,
    @Actor() actor: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.nodes.get('file', id, { project, actor, need: 'read' });
    const version = await this.versions.get(file, versionId);
    await this.delivery.send(version, file.name, request, reply);
  }

  @Post(':file_version/restore')
  @HttpCode(200)
  @Requires('documents:write')
  @ApiOperation({
    operationId: 'restoreFileVersion',
    summary: 'Make what a file was its new version',
  })
  @ApiOkResponse({ standardSchema: FileResponse })
  async restore(
    @CurrentProject() project: ProjectRef,
    @Param('file') id: string,
    @Param('file_version') versionId: string,
    @Actor() actor: string | undefined,
  ) {
    const file = await this.nodes.get('file', id, { project, actor, need: 'write' });
    const restored = await this.versions.restore(file, versionId, actor);
    return withETag(toFile(restored), restored.version);
  }

  @Delete(':file_version')
  @Requires('documents:write')
  @ApiOperation({
    operationId: 'deleteFileVersion',
    summary: 'Remove a version that is not current, for good',
  })
  @ApiOkResponse({ standardSchema: NodeDeletedResponse })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('file') id: string,
    @Param('file_version') versionId: string,
    @Actor() actor: string | undefined,
  ) {
    const file = await this.nodes.get('file', id, { project, actor, need: 'write' });
    await this.versions.delete(file, versionId);
    return { id: versionId, deleted: true as const };
  }
}
