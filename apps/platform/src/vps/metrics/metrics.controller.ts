import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { LatestReader } from './latest-metrics.js';
import { LatestListResponse, ListLatest, MetricsQuery, MetricsResponse } from './metrics.schema.js';
import { MetricsReader } from './metrics-reader.js';

@ApiTags('Servers')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@Controller('projects/:project')
export class MetricsController {
  constructor(
    private readonly reader: MetricsReader,
    private readonly latest: LatestReader,
  ) {}

  @Get('vps/:vps/metrics')
  @Requires('vps:read')
  @ApiParam({ name: 'vps', description: 'Id or name of the server.' })
  @ApiOperation({
    operationId: 'getVpsMetrics',
    summary: 'Show what a server used',
    description: 'Measured every 15 seconds; never more than 1,000 points.',
  })
  @ApiOkResponse({ standardSchema: MetricsResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Query({ schema: MetricsQuery }) query: MetricsQuery,
  ) {
    return this.reader.read(project, vps, query);
  }

  @Get('vps-metrics/latest')
  @Requires('vps:read')
  @ApiOperation({
    operationId: 'listLatestVpsMetrics',
    summary: 'Show what every server uses now',
    description: 'In the order of the list of servers. What does not run has no values.',
  })
  @ApiOkResponse({ standardSchema: LatestListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListLatest.schema }) query: ListLatest,
  ) {
    const rows = await this.latest.list(project, ListLatest.parse(query));
    return paged(ListLatest.page(rows, query, ({ latest }) => latest));
  }
}
