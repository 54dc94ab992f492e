import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { StreamedBody, TakesStream } from '@skydeck/service';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readSuppressions } from './import-lines.js';
import {
  CreateSuppression,
  ListSuppressions,
  SuppressionListResponse,
  SuppressionResponse,
  toSuppression,
} from './suppression.schema.js';
import { SuppressionsService } from './suppressions.service.js';

const ImportResult = z
  .object({
    added: z.int().describe('How many addresses were new.'),
    known: z.int().describe('How many were on the list already.'),
  })
  .meta({ id: 'SuppressionImport' });

@ApiTags('Suppressions')
@Controller('suppressions')
export class SuppressionsController {
  constructor(private readonly suppressions: SuppressionsService) {}

  @Post()
  @HttpCode(201)
  @Requires('messages:write')
  @ApiOperation({
    operationId: 'createSuppression',
    summary: 'Write to an address no more',
    description: 'An address that is on the list already stays as it is.',
  })
  @ApiCreatedResponse({ standardSchema: SuppressionResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateSuppression }) body: CreateSuppression,
  ) {
    return toSuppression(await this.suppressions.create(tenant, body));
  }

  @Post('import')
  @HttpCode(200)
  @TakesStream({ orTable: true })
  @Requires('messages:write')
  @ApiConsumes('text/csv', 'application/x-ndjson')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiOperation({
    operationId: 'importSuppressions',
    summary: 'Write to many addresses no more',
    description:
      'Up to 10000 lines as `application/x-ndjson`, or as `text/csv` with the names of the fields in the first line. All are taken in, or none when one is wrong.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(ImportResult) })
  async import(
    @CurrentProject() { tenant }: ProjectRef,
    @StreamedBody() stream: AsyncIterable<Buffer>,
    @Req() { headers }: FastifyRequest,
  ) {
    const isTable = headers['content-type']?.startsWith('text/csv') ?? false;
    const wanted = await readSuppressions(stream, isTable ? 'csv' : 'ndjson');
    return this.suppressions.import(tenant, wanted);
  }

  @Get()
  @Requires('messages:read')
  @ApiOperation({ operationId: 'listSuppressions', summary: 'List who is not written to' })
  @ApiOkResponse({ standardSchema: SuppressionListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListSuppressions.schema }) query: ListSuppressions,
  ) {
    const rows = await this.suppressions.list(tenant, ListSuppressions.parse(query));
    return paged(ListSuppressions.page(rows, query, toSuppression));
  }

  @Get(':suppression')
  @Requires('messages:read')
  @ApiOperation({ operationId: 'getSuppression', summary: 'See why an address is not written to' })
  @ApiOkResponse({ standardSchema: SuppressionResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('suppression') id: string) {
    return toSuppression(await this.suppressions.get(tenant, id));
  }

  @Delete(':suppression')
  @Requires('messages:write')
  @ApiOperation({
    operationId: 'deleteSuppression',
    summary: 'Let an address be written to again',
    description: 'Only when its owner asked for it, or it works again.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(@CurrentProject() { tenant }: ProjectRef, @Param('suppression') id: string) {
    await this.suppressions.delete(tenant, id);
    return { id, deleted: true as const };
  }
}
