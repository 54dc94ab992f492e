import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { VaultAddress } from '../../address/vault-address.js';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import { SpaceAccess } from '../../spaces/space-access.js';
import { NodeAccess } from '../routes/node-access.js';
import {
  CreateFileShare,
  FileShareDeletedResponse,
  FileShareListResponse,
  FileShareResponse,
  ListFileShares,
  NewFileShareResponse,
  toFileShare,
} from './share-link.schema.js';
import { sharePath } from './page/share-page.js';
import { ShareLinks } from './share-links.js';

/** Links that show files to whoever has them. */
@ApiTags('Shares')
@ApiHeader(SKYDECK_USER)
@Controller('shares')
export class SharesController {
  constructor(
    private readonly links: ShareLinks,
    private readonly nodes: NodeAccess,
    private readonly access: SpaceAccess,
    private readonly address: VaultAddress,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('documents:write')
  @ApiOperation({
    operationId: 'createFileShare',
    summary: 'Make a link to a file',
    description: 'Whoever has the token may fetch the file without a key. It is shown once.',
  })
  @ApiCreatedResponse({ standardSchema: NewFileShareResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Body({ schema: CreateFileShare }) body: CreateFileShare,
    @Actor() actor: string | undefined,
    @Req() request: FastifyRequest,
  ) {
    const file = await this.nodes.get('file', body.file_id, { project, actor, need: 'write' });
    const { link, token } = await this.links.create(file, body, actor);
    const origin = this.address.originOf(request);
    const url = `${origin}/api/v1/public/shares/${token}/content`;
    return { ...toFileShare(link), token, url, page_url: `${origin}${sharePath(token)}` };
  }

  @Get()
  @Requires('documents:read')
  @ApiOperation({ operationId: 'listFileShares', summary: 'List links to files of a space' })
  @ApiOkResponse({ standardSchema: FileShareListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListFileShares.schema }) query: ListFileShares,
    @Actor() actor: string | undefined,
  ) {
    const wanted = ListFileShares.parse(query);
    const { space_id, file_id: fileId } = wanted.filters;
    const space = await this.access.resolve(project, space_id, 'read', actor);
    const rows = await this.links.list({ spaceId: space.id, fileId }, wanted);
    return paged(ListFileShares.page(rows, query, toFileShare));
  }

  @Get(':file_share')
  @Requires('documents:read')
  @ApiOperation({ operationId: 'getFileShare', summary: 'Show a link and how often it was used' })
  @ApiOkResponse({ standardSchema: FileShareResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('file_share') id: string,
    @Actor() actor: string | undefined,
  ) {
    const link = await this.links.get(project.tenant, id);
    await this.access.resolve(project, link.spaceId, 'read', actor);
    return toFileShare(link);
  }

  @Delete(':file_share')
  @Requires('documents:write')
  @ApiOperation({ operationId: 'deleteFileShare', summary: 'Take a link back' })
  @ApiOkResponse({ standardSchema: FileShareDeletedResponse })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('file_share') id: string,
    @Actor() actor: string | undefined,
  ) {
    const link = await this.links.get(project.tenant, id);
    await this.access.resolve(project, link.spaceId, 'write', actor);
    await this.links.delete(link);
    return { id, deleted: true as const };
  }
}
