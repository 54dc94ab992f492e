import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Get, Param, Patch } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { EdgeRulesResponse, UpdateEdgeRules } from './edge-rules.schema.js';
import { EdgeRulesService } from './edge-rules.service.js';

@ApiTags('Edge rules')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'app', description: 'Id or name of the app.' })
@Controller('projects/:project/apps/:app/edge-rules')
export class EdgeRulesController {
  constructor(private readonly rules: EdgeRulesService) {}

  @Get()
  @Requires('apps:read')
  @ApiOperation({ operationId: 'getEdgeRules', summary: 'Show the edge rules of an app' })
  @ApiOkResponse({ standardSchema: EdgeRulesResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('app') app: string) {
    const { rules, version } = await this.rules.get(project, app);
    return withETag(rules, version);
  }

  @Patch()
  @Requires('apps:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateEdgeRules',
    summary: 'Change redirects, headers and other edge rules of an app',
    description: 'It takes effect at once; a rule that is given replaces the present one.',
  })
  @ApiOkResponse({ standardSchema: EdgeRulesResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Param('app') app: string,
    @Body({ schema: UpdateEdgeRules }) body: UpdateEdgeRules,
    @IfMatch() expected: Precondition,
  ) {
    const { rules, version } = await this.rules.update(project, app, body, expected);
    return withETag(rules, version);
  }
}
