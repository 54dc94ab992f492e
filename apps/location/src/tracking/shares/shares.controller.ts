import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { Body, Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  CreateShare,
  ListShares,
  NewShareResponse,
  ShareListResponse,
  ShareResponse,
  toShare,
} from './share.schema.js';
import { Shares } from './shares.js';

@ApiTags('Tracking')
@Controller('shares')
export class SharesController {
  constructor(
    private readonly shares: Shares,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Requires('tracking:write')
  @ApiOperation({
    operationId: 'createShare',
    summary: 'Make a link that shows where devices are',
    description: 'Who has the token sees what the link shows until it ends, and needs no key.',
  })
  @ApiCreatedResponse({ standardSchema: NewShareResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateShare }) body: CreateShare,
    @Req() { protocol, host }: FastifyRequest,
  ) {
    const { share, token } = await this.shares.create(tenant, body);
    const url = `${protocol}://${host}/api/v1/shared/${token}`;
    return { ...toShare(share, this.clock.now()), token, url };
  }

  @Get()
  @Requires('tracking:read')
  @ApiOperation({ operationId: 'listShares', summary: 'List the links that show devices' })
  @ApiOkResponse({ standardSchema: ShareListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListShares.schema }) query: ListShares,
  ) {
    const rows = await this.shares.list(tenant, ListShares.parse(query));
    const now = this.clock.now();
    return paged(ListShares.page(rows, query, (row) => toShare(row, now)));
  }

  @Get(':share')
  @Requires('tracking:read')
  @ApiOperation({ operationId: 'getShare', summary: 'Show a link' })
  @ApiOkResponse({ standardSchema: ShareResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('share') id: string) {
    return toShare(await this.shares.get(tenant, id), this.clock.now());
  }

  @Delete(':share')
  @Requires('tracking:write')
  @ApiOperation({ operationId: 'deleteShare', summary: 'Take a link back' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(@CurrentProject() { tenant }: ProjectRef, @Param('share') id: string) {
    await this.shares.delete(tenant, id);
    return { id, deleted: true as const };
  }
}
