import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  AskAssetInsight,
  AskViewInsight,
  AskViewSeries,
  ViewInsightResponse,
  ViewSeriesResponse,
  WatchingNowResponse,
} from './view-insight.schema.js';
import { ViewInsight } from './view-insight.js';

@ApiTags('Insight')
@Controller()
@Requires('videos:read')
export class ViewInsightController {
  constructor(private readonly insight: ViewInsight) {}

  @Get('insight/views')
  @ApiOperation({
    operationId: 'getViewInsight',
    summary: 'See what views came to',
    description:
      'Views, time watched, start-up and waiting, of the views that began in a time. Beacons are added up within seconds.',
  })
  @ApiOkResponse({ standardSchema: ViewInsightResponse })
  get(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: AskViewInsight }) query: AskViewInsight,
  ) {
    return this.insight.of(tenant, query);
  }

  @Get('insight/views/series')
  @ApiOperation({ operationId: 'getViewSeries', summary: 'See what views came to, over time' })
  @ApiOkResponse({ standardSchema: ViewSeriesResponse })
  series(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: AskViewSeries }) query: AskViewSeries,
  ) {
    return this.insight.over(tenant, query);
  }

  @Get('insight/views/now')
  @ApiOperation({ operationId: 'getWatchingNow', summary: 'See how many people watch now' })
  @ApiOkResponse({ standardSchema: WatchingNowResponse })
  now(@CurrentProject() { tenant }: ProjectRef) {
    return this.insight.now(tenant);
  }

  @Get('assets/:asset/insight')
  @ApiOperation({ operationId: 'getAssetInsight', summary: 'See what views of an asset came to' })
  @ApiOkResponse({ standardSchema: ViewInsightResponse })
  ofAsset(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('asset') asset: string,
    @Query({ schema: AskAssetInsight }) query: AskAssetInsight,
  ) {
    return this.insight.ofAsset(tenant, asset, query);
  }
}
