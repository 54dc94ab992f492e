import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { accepted, paged } from '@skydeck/envelope';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { AppsService } from '../apps/apps.service.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import {
  CreateDeployment,
  DeploymentListResponse,
  DeploymentResponse,
  ListDeployments,
  toDeployment,
  WaitQuery,
} from './deployment.schema.js';
import { DeploymentsService } from './deployments.service.js';

@ApiTags('Deployments')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/deployments')
export class DeploymentsController {
  constructor(
    private readonly apps: AppsService,
    private readonly deployments: DeploymentsService,
    private readonly settings: LaunchpadSettings,
  ) {}

  @Post()
  @HttpCode(202)
  @Requires('apps:write')
  @ApiOperation({ operationId: 'createDeployment', summary: 'Deploy the app again' })
  @ApiAcceptedResponse({ standardSchema: DeploymentResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Body({ schema: CreateDeployment }) body: CreateDeployment,
  ) {
    const app = await this.apps.get(project, name);
    const deployment = await this.deployments.create(app, body);
    return accepted(toDeployment(deployment, this.settings.urlOf(app)), deployment.id);
  }

  @Get()
  @Requires('apps:read')
  @ApiOperation({ operationId: 'listDeployments', summary: 'List deployments' })
  @ApiOkResponse({ standardSchema: DeploymentListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Query({ schema: ListDeployments.schema }) query: ListDeployments,
  ) {
    const app = await this.apps.get(project, name);
    const url = this.settings.urlOf(app);
    const rows = await this.deployments.list(app, ListDeployments.parse(query));
    return paged(ListDeployments.page(rows, query, (row) => toDeployment(row, url)));
  }

  @Get(':id')
  @Requires('apps:read')
  @ApiOperation({ operationId: 'getDeployment', summary: 'Show a deployment, or wait for its end' })
  @ApiOkResponse({ standardSchema: DeploymentResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('id') id: string,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    const app = await this.apps.get(project, name);
    const row = await this.deployments.await({ appId: app.id }, id, wait * 1000);
    return toDeployment(row, this.settings.urlOf(app));
  }

  @Post(':id/cancel')
  @HttpCode(202)
  @Requires('apps:write')
  @ApiOperation({ operationId: 'cancelDeployment', summary: 'Call a deployment off' })
  @ApiAcceptedResponse({ standardSchema: DeploymentResponse })
  async cancel(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Param('id') id: string,
  ) {
    const app = await this.apps.get(project, name);
    const row = await this.deployments.cancel(app, id);
    return accepted(toDeployment(row, this.settings.urlOf(app)), row.id);
  }
}
