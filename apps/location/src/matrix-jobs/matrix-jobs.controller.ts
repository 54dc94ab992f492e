import { Readable } from 'node:stream';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { Controller, Delete, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WaitForJob } from '../jobs/job.schema.js';
import { Jobs } from '../jobs/jobs.js';
import {
  ListMatrixJobs,
  MatrixJobListResponse,
  MatrixJobResponse,
  MatrixRowsResponse,
  ReadMatrixRows,
  toMatrixJob,
} from './matrix-job.schema.js';
import { MatrixJobs } from './matrix-jobs.js';
import { MATRIX } from './matrix-kind.js';

@ApiTags('Routing')
@Controller('matrix-jobs')
export class MatrixJobsController {
  constructor(
    private readonly matrices: MatrixJobs,
    private readonly jobs: Jobs,
  ) {}

  @Get()
  @Requires('routing:read')
  @ApiOperation({ operationId: 'listMatrixJobs', summary: 'List the large tables' })
  @ApiOkResponse({ standardSchema: MatrixJobListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListMatrixJobs.schema }) query: ListMatrixJobs,
  ) {
    const rows = await this.jobs.list(tenant, MATRIX, ListMatrixJobs.parse(query));
    return paged(ListMatrixJobs.page(rows, query, toMatrixJob));
  }

  @Get(':matrix_job')
  @Requires('routing:read')
  @ApiOperation({ operationId: 'getMatrixJob', summary: 'Show how far a large table is' })
  @ApiOkResponse({ standardSchema: MatrixJobResponse })
  async get(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('matrix_job') id: string,
    @Query({ schema: WaitForJob }) { wait }: WaitForJob,
  ) {
    return toMatrixJob(await this.jobs.get(tenant, MATRIX, id, wait * 1000));
  }

  @Get(':matrix_job/rows')
  @Requires('routing:read')
  @ApiOperation({ operationId: 'readMatrixRows', summary: 'Read rows of a large table' })
  @ApiOkResponse({ standardSchema: MatrixRowsResponse })
  async rows(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('matrix_job') id: string,
    @Query({ schema: ReadMatrixRows }) query: ReadMatrixRows,
  ) {
    return paged(await this.matrices.rows(tenant, id, query));
  }

  @Get(':matrix_job/export')
  @Requires('routing:read')
  @ApiOperation({
    operationId: 'exportMatrixRows',
    summary: 'Download a large table',
    description: 'One MatrixRow a line (NDJSON), in the order of the sources.',
  })
  @ApiOkResponse({ content: { 'application/x-ndjson': { schema: { type: 'string' } } } })
  async export(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('matrix_job') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const lines = Readable.from(await this.matrices.lines(tenant, id), { objectMode: false });
    await reply
      .type('application/x-ndjson; charset=utf-8')
      .header('content-disposition', 'attachment; filename="matrix.ndjson"')
      .header('x-request-id', request.id)
      .send(lines);
  }

  @Delete(':matrix_job')
  @Requires('routing:write')
  @ApiOperation({
    operationId: 'deleteMatrixJob',
    summary: 'Call a large table off, or forget it',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(@CurrentProject() { tenant }: ProjectRef, @Param('matrix_job') id: string) {
    await this.jobs.delete(tenant, MATRIX, id);
    return { id, deleted: true as const };
  }
}
