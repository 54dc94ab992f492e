import { Readable } from 'node:stream';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StatementMetrics } from '../statement-metrics.js';
import { pdfOf } from './pdf/statement-pdf.js';
import type { Statement } from './statement.js';
import { csvOf } from './statement-csv.js';
import { jsonOf } from './statement-json.js';
import { STATEMENT_CONTENT, type StatementFormat, StatementQuery } from './statement.schema.js';
import { Statements } from './statements.js';

const TYPES = {
  json: 'application/json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  pdf: 'application/pdf',
} as const satisfies Record<StatementFormat, string>;

@ApiTags('Wallets')
@Controller('wallets/:wallet/statement')
export class StatementsController {
  constructor(
    private readonly statements: Statements,
    private readonly metrics: StatementMetrics,
  ) {}

  @Get()
  @Requires('wallets:read')
  @ApiOperation({
    operationId: 'getWalletStatement',
    summary: 'Download what was booked in a period, as JSON, CSV or PDF',
    description:
      'Opening and closing balance, totals and up to 100,000 lines. CSV and PDF have decimal amounts by the exponent of the currency; texts in CSV that look like formulas begin with an apostrophe.',
  })
  @ApiOkResponse({ content: STATEMENT_CONTENT })
  async get(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('wallet') ref: string,
    @Query({ schema: StatementQuery }) query: StatementQuery,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { format } = query;
    const statement = await this.statements.of(tenant, ref, query);
    this.metrics.sent(format, statement.head.count);
    void reply.header('x-request-id', request.id).header('cache-control', 'private, no-store');
    if (format !== 'json') {
      const name = fileName(statement, format);
      void reply.header('content-disposition', `attachment; filename="${name}"`);
    }
    const written = writers[format](statement, request);
    await reply.type(TYPES[format]).send(Readable.from(written, { objectMode: false }));
  }
}

const writers = {
  json: (statement: Statement, request: FastifyRequest) => jsonOf(statement, request.id),
  csv: csvOf,
  pdf: pdfOf,
};

const day = (at: Date) => at.toISOString().slice(0, 10);

const fileName = ({ head }: Statement, format: StatementFormat) =>
  `${head.wallet}_${day(head.from)}_${day(head.to)}.${format}`;
