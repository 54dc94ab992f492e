import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { accepted, IF_MATCH, IfMatch, Precondition, withETag } from '@skydeck/envelope';
import { Operations } from '@skydeck/operations';
import { Body, Controller, Get, HttpCode, Param, Patch, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { WaitQuery } from '../../launchpad/deployments/deployment.schema.js';
import { PoolResponse, UpdatePool } from './pool.schema.js';
import { Pools } from './pools.js';

@ApiTags('Databases')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'database', description: 'Id or name of the database.' })
@Controller('projects/:project/databases/:database/pool')
export class PoolsController {
  constructor(
    private readonly pools: Pools,
    private readonly operations: Operations,
  ) {}

  @Get()
  @Requires('databases:read')
  @ApiOperation({
    operationId: 'getDatabasePool',
    summary: 'Show the connection pool of a database, and what it does now',
  })
  @ApiOkResponse({ standardSchema: PoolResponse })
  async show(@CurrentProject() project: ProjectRef, @Param('database') name: string) {
    const { pool, version } = await this.pools.show(project, name);
    return withETag(pool, version);
  }

  @Patch()
  @HttpCode(202)
  @Requires('databases:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateDatabasePool',
    summary: 'Turn the connection pool of a database on or off, or change it',
    description:
      'No connection ends when it is changed. Turning it off ends those that come through it.',
  })
  @ApiAcceptedResponse({ standardSchema: PoolResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Param('database') name: string,
    @Body({ schema: UpdatePool }) body: UpdatePool,
    @IfMatch() expected: Precondition,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    const { operation, database } = await this.pools.update(project, name, body, expected);
    if (wait > 0) await this.operations.await(project.id, operation.id, wait * 1000);
    return accepted((await this.pools.show(project, database.id)).pool, operation.id);
  }
}
