import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { accepted } from '@skydeck/envelope';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { AppsService } from '../apps/apps.service.js';
import { DeploymentResponse, toDeployment } from '../deployments/deployment.schema.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { PromotionsService } from './promotions.service.js';
import { PromoteApp } from './release.schema.js';

@ApiTags('Releases')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/promote')
export class PromotionsController {
  constructor(
    private readonly apps: AppsService,
    private readonly promotions: PromotionsService,
    private readonly settings: LaunchpadSettings,
  ) {}

  @Post()
  @HttpCode(202)
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'promoteApp',
    summary: 'Take a release to another app of the project',
    description:
      'The other app gets the same artifact with its own environment and width; nothing is built. The answer is the deployment of the other app.',
  })
  @ApiAcceptedResponse({ standardSchema: DeploymentResponse })
  async promote(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Body({ schema: PromoteApp }) { to, release }: PromoteApp,
  ) {
    const target = await this.apps.get(project, to);
    const row = await this.promotions.promote(await this.apps.get(project, name), target, release);
    return accepted(toDeployment(row, this.settings.urlOf(target)), row.id);
  }
}
