import { Public } from '@skydeck/auth-guard';
import { envelopeOf, IF_MATCH, IfMatch, Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Get, Param, Patch, Post, Query, Req } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Operator, OWNER_HEADER } from './operator.js';
import { SizeKeeping } from './size-keeping.js';
import { CreateSize, ListSizes, Size, SizeResponse, toSize, UpdateSize } from './size.schema.js';
import type { SizeEntity } from './size.entity.js';
import { SizePrices } from './size-prices.js';
import { Sizes } from './sizes.js';

const OWNER = {
  name: 'Skydeck-Owner-Token',
  description: 'Content of `owner.token` in the folder of the installation.',
  schema: { type: 'string' },
} as const;

@ApiTags('Servers')
@Controller('vps-sizes')
export class SizesController {
  constructor(
    private readonly sizes: Sizes,
    private readonly keeping: SizeKeeping,
    private readonly operator: Operator,
    private readonly prices: SizePrices,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listVpsSizes', summary: 'List the sizes that fit on this machine' })
  @ApiOkResponse({ standardSchema: envelopeOf(z.object({ items: z.array(Size) })) })
  async list(@Query({ schema: ListSizes }) { all }: ListSizes) {
    const rows = all ? await this.sizes.all() : await this.sizes.list();
    return { items: rows.map((row) => this.#shown(row)) };
  }

  // No account is asked for: who runs the installation need not have one.
  @Post()
  @Public()
  @ApiHeader(OWNER)
  @ApiOperation({
    operationId: 'createVpsSize',
    summary: 'Add a size',
    description: 'For the operator of the installation only.',
  })
  @ApiCreatedResponse({ standardSchema: SizeResponse })
  async create(@Body({ schema: CreateSize }) body: CreateSize, @Req() { headers }: FastifyRequest) {
    await this.operator.require(headers[OWNER_HEADER]);
    return this.#shown(await this.keeping.add(body));
  }

  @Patch(':size')
  @Public()
  @ApiHeader(OWNER)
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateVpsSize',
    summary: 'Change or retire a size',
    description: 'For the operator of the installation only. Servers keep what they have.',
  })
  @ApiOkResponse({ standardSchema: SizeResponse })
  async update(
    @Param('size') slug: string,
    @Body({ schema: UpdateSize }) body: UpdateSize,
    @IfMatch() expected: Precondition,
    @Req() { headers }: FastifyRequest,
  ) {
    await this.operator.require(headers[OWNER_HEADER]);
    const row = await this.keeping.change(slug, body, expected);
    return withETag(this.#shown(row), row.version);
  }

  #shown(row: SizeEntity): Size {
    return toSize(row, this.prices.of(row));
  }
}
