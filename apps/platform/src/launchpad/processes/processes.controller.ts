import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { accepted, IF_MATCH, IfMatch, Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Get, HttpCode, Param, Patch } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { AppsService } from '../apps/apps.service.js';
import { AppProcessesResponse, ScaleProcesses } from './process.schema.js';
import { ProcessesService } from './processes.service.js';

@ApiTags('Processes')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/processes')
export class ProcessesController {
  constructor(
    private readonly apps: AppsService,
    private readonly processes: ProcessesService,
  ) {}

  @Get()
  @Requires('apps:read')
  @ApiOperation({
    operationId: 'getAppProcesses',
    summary: 'Show what an app runs, and how wide',
  })
  @ApiOkResponse({ standardSchema: AppProcessesResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('app') name: string) {
    const { shown, version } = await this.processes.get(await this.apps.get(project, name));
    return withETag(shown, version);
  }

  @Patch()
  @HttpCode(202)
  @Requires('apps:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'scaleAppProcesses',
    summary: 'Run processes of an app with more or fewer replicas',
    description: 'Makes one release of what serves; nothing is built and no request is lost.',
  })
  @ApiAcceptedResponse({ standardSchema: AppProcessesResponse })
  async scale(
    @CurrentProject() project: ProjectRef,
    @Param('app') name: string,
    @Body({ schema: ScaleProcesses }) body: ScaleProcesses,
    @IfMatch() expected: Precondition,
  ) {
    const app = await this.apps.get(project, name);
    const { id } = await this.processes.scale(app, body, expected);
    const { shown } = await this.processes.get(app);
    return accepted(shown, id);
  }
}
