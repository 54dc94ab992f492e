import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { AutoscalingResponse, UpdateAutoscaling } from './autoscaling.schema.js';
import { AutoscalingService } from './autoscaling.service.js';

@ApiTags('Scaling')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/autoscaling')
export class AutoscalingController {
  constructor(private readonly autoscaling: AutoscalingService) {}

  @Get()
  @Requires('apps:read')
  @ApiOperation({
    operationId: 'getAutoscaling',
    summary: 'Show how an app is scaled without being asked',
  })
  @ApiOkResponse({ standardSchema: AutoscalingResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('app') app: string) {
    const { shown, version } = await this.autoscaling.get(project, app);
    return withETag(shown, version);
  }

  @Patch()
  @Requires('apps:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateAutoscaling',
    summary: 'Have an app scaled by its load, or let it sleep',
    description: 'It takes effect at once and makes no release. What is not given stays.',
  })
  @ApiOkResponse({ standardSchema: AutoscalingResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Param('app') app: string,
    @Body({ schema: UpdateAutoscaling }) body: UpdateAutoscaling,
    @IfMatch() expected: Precondition,
  ) {
    const { shown, version } = await this.autoscaling.update(project, app, body, expected);
    return withETag(shown, version);
  }
}
