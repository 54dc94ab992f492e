import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Controller, Get, Query, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { UsageReader } from './usage.reader.js';
import { UsageQuery, UsageReportResponse } from './usage.schema.js';
import { rangeOf } from './usage-range.js';

/** The route of a service's own usage. */
export function usageController(path: string): Type {
  @ApiTags('Usage')
  @Requires('usage:read')
  @Controller(path)
  class UsageController {
    constructor(
      private readonly reader: UsageReader,
      private readonly clock: Clock,
    ) {}

    @Get()
    @ApiOperation({
      operationId: 'getUsage',
      summary: 'Show what the project used of this service',
    })
    @ApiOkResponse({ standardSchema: UsageReportResponse })
    report(
      @CurrentProject() { id }: ProjectRef,
      @Query({ schema: UsageQuery }) { meter, ...range }: UsageQuery,
    ) {
      return this.reader.report(id, rangeOf(range, this.clock.now()), meter);
    }
  }
  return UsageController;
}
