import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { throwDatabaseError } from '../actions/to-database-error.js';
import { DatabaseDriver } from '../engine/database.driver.js';
import { DatabaseErrors } from '../managed/database.errors.js';
import { Databases } from '../managed/databases.js';
import {
  DatabaseMetricsQuery,
  DatabaseMetricsResponse,
  StatementsQuery,
  StatementsResponse,
} from './database-metrics.schema.js';
import { DatabaseMetrics } from './database-metrics.js';

@ApiTags('Databases')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'database', description: 'Id or name of the database.' })
@Controller('projects/:project/databases/:database')
export class DatabaseMetricsController {
  constructor(
    private readonly databases: Databases,
    private readonly metrics: DatabaseMetrics,
    private readonly driver: DatabaseDriver,
  ) {}

  @Get('metrics')
  @Requires('databases:read')
  @ApiOperation({
    operationId: 'getDatabaseMetrics',
    summary: 'Show connections, size, transactions and cache of a database',
  })
  @ApiOkResponse({ standardSchema: DatabaseMetricsResponse })
  async read(
    @CurrentProject() project: ProjectRef,
    @Param('database') name: string,
    @Query({ schema: DatabaseMetricsQuery }) query: DatabaseMetricsQuery,
  ) {
    const { id } = await this.databases.get(project, name);
    return this.metrics.read(id, query);
  }

  @Get('statements')
  @Requires('databases:read')
  @ApiOperation({
    operationId: 'listDatabaseStatements',
    summary: 'List the statements that a database spends most time on',
  })
  @ApiOkResponse({ standardSchema: StatementsResponse })
  async statements(
    @CurrentProject() project: ProjectRef,
    @Param('database') name: string,
    @Query({ schema: StatementsQuery }) { limit }: StatementsQuery,
  ) {
    const { instanceId, internalName, status } = await this.databases.get(project, name);
    if (status === 'creating') throw DatabaseErrors.wrong_state();
    const found = await this.driver
      .slowStatements(instanceId, internalName, limit)
      .catch(throwDatabaseError);
    return {
      items: found.map(({ query, calls, meanMs, totalMs, rows }) => ({
        query,
        calls,
        mean_ms: meanMs,
        total_ms: totalMs,
        rows,
      })),
    };
  }
}
