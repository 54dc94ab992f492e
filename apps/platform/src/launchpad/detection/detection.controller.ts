import {
  CurrentPrincipal,
  CurrentProject,
  type Principal,
  type ProjectRef,
  Requires,
} from '@skydeck/auth-guard';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { AppDetectionResponse, DetectApp, toDetection } from './detection.schema.js';
import { DetectionService } from './detection.service.js';

@ApiTags('Apps')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@Controller('projects/:project/apps/detect')
export class DetectionController {
  constructor(private readonly detection: DetectionService) {}

  @Post()
  @HttpCode(200)
  @Requires('apps:write')
  @ApiOperation({
    operationId: 'detectApp',
    summary: 'Find out how code would be built and started',
    description: 'Nothing is built and no app is made. What is found can be given to a new app.',
  })
  @ApiOkResponse({ standardSchema: AppDetectionResponse })
  async detect(
    @CurrentProject() project: ProjectRef,
    @CurrentPrincipal() principal: Principal,
    @Body({ schema: DetectApp }) body: DetectApp,
  ) {
    const { source, plan } = await this.detection.detect(project, principal, body);
    return toDetection(source, plan);
  }
}
