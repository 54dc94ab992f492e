import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  AskInsight,
  AskInsightSeries,
  MessageInsightResponse,
  MessageInsightSeriesResponse,
} from './insight.schema.js';
import { Insight } from './insight.js';

@ApiTags('Insight')
@Controller('insight')
@Requires('messages:read')
export class InsightController {
  constructor(private readonly insight: Insight) {}

  @Get()
  @ApiOperation({
    operationId: 'getMessageInsight',
    summary: 'See what messages came to',
    description:
      'Rates, times, reasons and costs of the messages that were accepted in a time, by the hour.',
  })
  @ApiOkResponse({ standardSchema: MessageInsightResponse })
  get(@CurrentProject() { tenant }: ProjectRef, @Query({ schema: AskInsight }) query: AskInsight) {
    return this.insight.of(tenant, query);
  }

  @Get('series')
  @ApiOperation({
    operationId: 'getMessageInsightSeries',
    summary: 'See what messages came to, over time',
  })
  @ApiOkResponse({ standardSchema: MessageInsightSeriesResponse })
  series(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: AskInsightSeries }) query: AskInsightSeries,
  ) {
    return this.insight.over(tenant, query);
  }
}
