import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { invalid, paged } from '@skydeck/envelope';
import { OptionalStreamedBody, TakesStream } from '@skydeck/service';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  BatchListResponse,
  BatchOptions,
  BatchResponse,
  CreateBatch,
  ListBatches,
  toBatch,
} from './batch.schema.js';
import { BatchesService } from './batches.service.js';
import { readLines } from './read-lines.js';

const NOTHING = { location: 'body.messages', code: 'required', message: 'This field is required.' };

@ApiTags('Batches')
@Controller('batches')
export class BatchesController {
  constructor(private readonly batches: BatchesService) {}

  @Post()
  @HttpCode(202)
  @TakesStream()
  @Requires('messages:write')
  @ApiOperation({
    operationId: 'createBatch',
    summary: 'Send up to 10000 messages',
    description:
      'As JSON up to 1 MiB, or as `application/x-ndjson`, one message a line, up to 32 MiB. Lines that are wrong are named in `errors` and do not keep the others from being sent.',
  })
  @ApiAcceptedResponse({ standardSchema: BatchResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: BatchOptions }) { name }: BatchOptions,
    @Body({ schema: CreateBatch }) body: CreateBatch,
    @OptionalStreamedBody() stream: AsyncIterable<Buffer> | undefined,
  ) {
    const lines = stream
      ? await readLines(stream)
      : (body.messages ?? []).map((value) => ({ value }));
    if (lines.length === 0) throw invalid([NOTHING]);
    const { batch, counts } = await this.batches.create(tenant, lines, body.name ?? name ?? null);
    return toBatch(batch, counts);
  }

  @Get()
  @Requires('messages:read')
  @ApiOperation({ operationId: 'listBatches', summary: 'List the batches' })
  @ApiOkResponse({ standardSchema: BatchListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListBatches.schema }) query: ListBatches,
  ) {
    const rows = await this.batches.list(tenant, ListBatches.parse(query));
    return paged(ListBatches.page(rows, query, ({ batch, counts }) => toBatch(batch, counts)));
  }

  @Get(':batch')
  @Requires('messages:read')
  @ApiOperation({ operationId: 'getBatch', summary: 'See how far a batch is' })
  @ApiOkResponse({ standardSchema: BatchResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('batch') id: string) {
    const { batch, counts } = await this.batches.get(tenant, id);
    return toBatch(batch, counts);
  }

  @Post(':batch/cancel')
  @HttpCode(200)
  @Requires('messages:write')
  @ApiOperation({ operationId: 'cancelBatch', summary: 'Call off what is left of a batch' })
  @ApiOkResponse({ standardSchema: BatchResponse })
  async cancel(@CurrentProject() { tenant }: ProjectRef, @Param('batch') id: string) {
    const { batch, counts } = await this.batches.cancel(tenant, id);
    return toBatch(batch, counts);
  }
}
