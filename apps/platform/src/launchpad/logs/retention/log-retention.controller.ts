import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { LogRetentionResponse, UpdateLogRetention } from './log-retention.schema.js';
import { LogRetentionService } from './log-retention.service.js';

@ApiTags('Logs')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/log-retention')
export class LogRetentionController {
  constructor(private readonly retention: LogRetentionService) {}

  @Get()
  @Requires('apps:read')
  @ApiOperation({ operationId: 'getLogRetention', summary: 'Show how much of a log is kept' })
  @ApiOkResponse({ standardSchema: LogRetentionResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('app') app: string) {
    const { shown, version } = await this.retention.get(project, app);
    return withETag(shown, version);
  }

  @Patch()
  @Requires('apps:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateLogRetention',
    summary: 'Keep less or more of a log',
    description: 'Lines that are too old or too many are removed soon after.',
  })
  @ApiOkResponse({ standardSchema: LogRetentionResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Param('app') app: string,
    @Body({ schema: UpdateLogRetention }) body: UpdateLogRetention,
    @IfMatch() expected: Precondition,
  ) {
    const { shown, version } = await this.retention.update(project, app, body, expected);
    return withETag(shown, version);
  }
}
