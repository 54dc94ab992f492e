import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { AppsService } from '../../apps/apps.service.js';
import { AppMetricsQuery, AppMetricsResponse } from './app-metrics.schema.js';
import { AppMetricsService } from './app-metrics.service.js';

@ApiTags('Replicas')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/metrics')
export class AppMetricsController {
  constructor(
    private readonly apps: AppsService,
    private readonly metrics: AppMetricsService,
  ) {}

  @Get()
  @Requires('apps:read')
  @ApiOperation({
    operationId: 'getAppMetrics',
    summary: 'Show what an app uses and answers',
    description:
      'Processors and memory of each replica, requests with their errors and times, and restarts.',
  })
  @ApiOkResponse({ standardSchema: AppMetricsResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Query({ schema: AppMetricsQuery }) { minutes }: AppMetricsQuery,
  ) {
    const { id } = await this.apps.get(project, name);
    return this.metrics.read(id, minutes);
  }
}
