import { InternalOnly } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { UsageReader } from './usage.reader.js';
import { InternalUsageQuery } from './usage.schema.js';
import { rangeOf } from './usage-range.js';

/** Tells other services what a project used of this one. */
@ApiExcludeController()
@InternalOnly()
@Controller('internal/v1/usage')
export class InternalUsageController {
  constructor(
    private readonly reader: UsageReader,
    private readonly clock: Clock,
  ) {}

  @Get()
  report(@Query({ schema: InternalUsageQuery }) query: InternalUsageQuery) {
    const { project_id: projectId, meter, ...range } = query;
    return this.reader.report(projectId, rangeOf(range, this.clock.now()), meter);
  }
}
