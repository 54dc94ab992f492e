import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { accepted } from '@skydeck/envelope';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { AppsService } from '../apps/apps.service.js';
import { DeploymentResponse, toDeployment } from '../deployments/deployment.schema.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { AppPauses } from './app-pauses.js';
import { AutoDeployResponse, CreateRollback, toAutoDeploy } from './rollback.schema.js';
import { RollbacksService } from './rollbacks.service.js';

@ApiTags('Releases')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app')
export class RollbacksController {
  constructor(
    private readonly apps: AppsService,
    private readonly rollbacks: RollbacksService,
    private readonly pauses: AppPauses,
    private readonly settings: LaunchpadSettings,
  ) {}

  @Post('rollback')
  @HttpCode(202)
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'rollBackApp',
    summary: 'Go back to an earlier release',
    description:
      'Makes a new release of the same artifact; nothing is built. Deployments under way are called off, and pushes deploy nothing until `resume`.',
  })
  @ApiAcceptedResponse({ standardSchema: DeploymentResponse })
  async rollBack(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Body({ schema: CreateRollback }) body: CreateRollback,
  ) {
    const app = await this.apps.get(project, name);
    const row = await this.rollbacks.start(app, body);
    return accepted(toDeployment(row, this.settings.urlOf(app)), row.id);
  }

  @Get('auto-deploy')
  @Requires('apps:read')
  @ApiOperation({ operationId: 'getAutoDeploy', summary: 'Show whether pushes deploy the app' })
  @ApiOkResponse({ standardSchema: AutoDeployResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('app') name: string) {
    const { id } = await this.apps.get(project, name);
    return toAutoDeploy(await this.pauses.find(id));
  }

  @Post('auto-deploy/resume')
  @HttpCode(200)
  @Requires('apps:write')
  @ApiOperation({ operationId: 'resumeAutoDeploy', summary: 'Let pushes deploy the app again' })
  @ApiOkResponse({ standardSchema: AutoDeployResponse })
  async resume(@CurrentProject() project: ProjectRef, @Param('app') name: string) {
    const app = await this.apps.get(project, name);
    await this.pauses.resume(app);
    return toAutoDeploy(await this.pauses.find(app.id));
  }
}
