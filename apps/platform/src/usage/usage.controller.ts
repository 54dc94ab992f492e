import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { rangeOf, UsageQuery } from '@skydeck/usage';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { InvoicePreviews } from './invoice/invoice-preview.js';
import { ProductUsage } from './product-usage.js';
import { InvoicePreviewResponse, PreviewInvoice, ProjectUsageResponse } from './usage.schema.js';

@ApiTags('Usage')
@Requires('usage:read')
@Controller('projects/:project')
export class UsageController {
  constructor(
    private readonly usage: ProductUsage,
    private readonly previews: InvoicePreviews,
    private readonly clock: Clock,
  ) {}

  @Get('usage')
  @ApiOperation({
    operationId: 'getProjectUsage',
    summary: 'Show what the project used of every product',
    description: 'What happens is counted within about a minute.',
  })
  @ApiOkResponse({ standardSchema: ProjectUsageResponse })
  async report(
    @CurrentProject() { id }: ProjectRef,
    @Query({ schema: UsageQuery }) { meter, ...query }: UsageQuery,
  ) {
    const range = rangeOf(query, this.clock.now());
    const { from, to, granularity } = range;
    const times = { from: from.toISOString(), to: to.toISOString(), granularity };
    return { ...times, ...(await this.usage.of(id, range, meter)) };
  }

  @Get('invoice-preview')
  @ApiOperation({
    operationId: 'previewInvoice',
    summary: 'Show what a month costs, so far and at its projected end',
  })
  @ApiOkResponse({ standardSchema: InvoicePreviewResponse })
  preview(
    @CurrentProject() { id }: ProjectRef,
    @Query({ schema: PreviewInvoice }) { month }: PreviewInvoice,
  ) {
    return this.previews.of(id, month);
  }
}
