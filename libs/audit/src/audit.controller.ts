import { Readable } from 'node:stream';
import { CurrentProject, type ProjectRef, Requires, type Tenant } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Controller, Get, Query, Req, Res, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuditReader } from './audit.reader.js';
import { AuditFilter, AuditListResponse, ListAudit, toAuditEntry } from './audit.schema.js';

/** The routes of the audit log, below `projects/:project/audit` or `audit`. */
export function auditController(path: string): Type {
  @ApiTags('Audit log')
  @Requires('audit:read')
  @Controller(path)
  class AuditController {
    constructor(private readonly reader: AuditReader) {}

    @Get()
    @ApiOperation({ operationId: 'listAudit', summary: 'List who changed what' })
    @ApiOkResponse({ standardSchema: AuditListResponse })
    async list(
      @CurrentProject() { tenant }: ProjectRef,
      @Query({ schema: ListAudit.schema }) query: ListAudit,
    ) {
      const { limit, sort, after, filters } = ListAudit.parse(query);
      const from = { afterId: after?.id ?? null, ...sort };
      const rows = await this.reader.read(tenant, filters, limit + 1, from);
      return paged(ListAudit.page(rows, query, toAuditEntry));
    }

    @Get('export')
    @ApiOperation({
      operationId: 'exportAudit',
      summary: 'Download the audit log',
      description: 'One AuditEntry a line (NDJSON), newest first.',
    })
    @ApiOkResponse({ content: { 'application/x-ndjson': { schema: { type: 'string' } } } })
    async export(
      @CurrentProject() { tenant }: ProjectRef,
      @Query({ schema: AuditFilter }) filter: AuditFilter,
      @Req() request: FastifyRequest,
      @Res() reply: FastifyReply,
    ): Promise<void> {
      const lines = Readable.from(this.#lines(tenant, filter), { objectMode: false });
      await reply
        .type('application/x-ndjson; charset=utf-8')
        .header('content-disposition', 'attachment; filename="audit.ndjson"')
        .header('x-request-id', request.id)
        .send(lines);
    }

    async *#lines(tenant: Tenant, filter: AuditFilter): AsyncGenerator<string> {
      for await (const row of this.reader.all(tenant, filter)) {
        yield `${JSON.stringify(toAuditEntry(row))}\n`;
      }
    }
  }
  return AuditController;
}
