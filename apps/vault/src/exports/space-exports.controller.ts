import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { VaultAddress } from '../address/vault-address.js';
import { Actor, SKYDECK_USER } from '../spaces/actor.js';
import { SpaceAccess, type SpaceRef } from '../spaces/space-access.js';
import { ExportDelivery } from './export-delivery.js';
import {
  ListSpaceExports,
  SpaceExportDeletedResponse,
  SpaceExportLinkResponse,
  SpaceExportListResponse,
  SpaceExportResponse,
  toSpaceExport,
} from './space-export.schema.js';
import { SpaceExports } from './space-exports.js';

const READING = [
  'documents:read',
  'notes:read',
  'tasks:read',
  'calendar:read',
  'contacts:read',
] as const;
const MAKING = ['documents:write', ...READING] as const;

/** All that is in a space, as one archive. */
@ApiTags('Spaces')
@ApiHeader(SKYDECK_USER)
@Controller('spaces/:space/exports')
export class SpaceExportsController {
  constructor(
    private readonly exports: SpaceExports,
    private readonly access: SpaceAccess,
    private readonly delivery: ExportDelivery,
    private readonly address: VaultAddress,
  ) {}

  @Post()
  @HttpCode(202)
  @Requires(...MAKING)
  @ApiOperation({
    operationId: 'createSpaceExport',
    summary: 'Have all that is in a space as one archive',
    description:
      'A tar of files in their folders, notes as Markdown, tasks and calendars as iCalendar, contacts as vCards, and `manifest.json` with the checksums of all. It is made in the background; an owner of the space asks for it.',
  })
  @ApiAcceptedResponse({ standardSchema: SpaceExportResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Param('space') id: string,
    @Actor() actor: string | undefined,
  ) {
    const space = await this.#space(project, id, actor);
    return toSpaceExport(await this.exports.create(space, actor));
  }

  @Get()
  @Requires(...READING)
  @ApiOperation({ operationId: 'listSpaceExports', summary: 'List the archives of a space' })
  @ApiOkResponse({ standardSchema: SpaceExportListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('space') id: string,
    @Query({ schema: ListSpaceExports.schema }) query: ListSpaceExports,
    @Actor() actor: string | undefined,
  ) {
    const space = await this.#space(project, id, actor);
    const rows = await this.exports.list(space, ListSpaceExports.parse(query));
    return paged(ListSpaceExports.page(rows, query, toSpaceExport));
  }

  @Get(':space_export')
  @Requires(...READING)
  @ApiOperation({ operationId: 'getSpaceExport', summary: 'Show how far an archive is' })
  @ApiOkResponse({ standardSchema: SpaceExportResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('space') id: string,
    @Param('space_export') exported: string,
    @Actor() actor: string | undefined,
  ) {
    return toSpaceExport(await this.exports.get(await this.#space(project, id, actor), exported));
  }

  @Get(':space_export/content')
  @Requires(...READING)
  @ApiOperation({
    operationId: 'downloadSpaceExport',
    summary: 'Download an archive of a space',
    description: '`Range` and `If-Range` are understood: what was cut off goes on.',
  })
  @ApiOkResponse({
    content: { 'application/x-tar': { schema: { type: 'string', format: 'binary' } } },
  })
  async content(
    @CurrentProject() project: ProjectRef,
    @Param('space') id: string,
    @Param('space_export') exported: string,
    @Actor() actor: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const row = await this.exports.get(await this.#space(project, id, actor), exported);
    await this.delivery.send(row, request, reply);
  }

  @Post(':space_export/link')
  @HttpCode(200)
  @Requires(...MAKING)
  @ApiOperation({
    operationId: 'createSpaceExportLink',
    summary: 'Make a link under which an archive is downloaded without a key',
    description: 'The link that was made before leads nowhere from then on.',
  })
  @ApiOkResponse({ standardSchema: SpaceExportLinkResponse })
  async link(
    @CurrentProject() project: ProjectRef,
    @Param('space') id: string,
    @Param('space_export') exported: string,
    @Actor() actor: string | undefined,
    @Req() request: FastifyRequest,
  ) {
    const row = await this.exports.get(await this.#space(project, id, actor), exported);
    const token = await this.exports.link(row);
    const url = `${this.address.originOf(request)}/api/v1/public/exports/${token}`;
    return { url, expires_at: row.expiresAt.toISOString() };
  }

  @Delete(':space_export')
  @Requires('documents:write')
  @ApiOperation({
    operationId: 'deleteSpaceExport',
    summary: 'Delete an archive of a space, or call it off',
  })
  @ApiOkResponse({ standardSchema: SpaceExportDeletedResponse })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('space') id: string,
    @Param('space_export') exported: string,
    @Actor() actor: string | undefined,
  ) {
    const row = await this.exports.get(await this.#space(project, id, actor), exported);
    await this.exports.delete(row.id);
    return { id: row.id, deleted: true as const };
  }

  #space(project: ProjectRef, id: string, actor: string | undefined): Promise<SpaceRef> {
    return this.access.resolve(project, id, 'manage', actor);
  }
}
