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
import type { AppEntity } from '../apps/app.entity.js';
import { AppsService } from '../apps/apps.service.js';
import type { ReleaseScale } from '../releases/release-scale.js';
import { ReplicaKeeper } from '../runtime/replica-keeper.js';
import { AppScaleResponse, ScaleApp } from './scale.schema.js';
import { ScalingService } from './scaling.service.js';

@ApiTags('Scaling')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/scale')
export class ScalingController {
  constructor(
    private readonly apps: AppsService,
    private readonly scaling: ScalingService,
    private readonly keeper: ReplicaKeeper,
  ) {}

  @Get()
  @Requires('apps:read')
  @ApiOperation({ operationId: 'getAppScale', summary: 'Show how wide an app runs' })
  @ApiOkResponse({ standardSchema: AppScaleResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('app') name: string) {
    const app = await this.apps.get(project, name);
    return this.#shown(app, await this.scaling.get(app));
  }

  @Post()
  @HttpCode(202)
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'scaleApp',
    summary: 'Run an app with more or fewer replicas',
    description: 'Makes a new release of what serves; nothing is built and no request is lost.',
  })
  @ApiAcceptedResponse({ standardSchema: AppScaleResponse })
  async scale(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Body({ schema: ScaleApp }) body: ScaleApp,
  ) {
    const app = await this.apps.get(project, name);
    const { scale, deployment } = await this.scaling.scale(app, body);
    return accepted(this.#shown(app, scale), deployment.id);
  }

  #shown({ currentReleaseId: id }: AppEntity, { replicas, cpu, memoryMb }: ReleaseScale) {
    const running = id === null ? 0 : this.keeper.targets(id).length;
    return { process: 'web', replicas, cpu, memory_mb: memoryMb, running };
  }
}
