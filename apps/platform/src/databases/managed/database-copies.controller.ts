import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { envelopeOf } from '@skydeck/envelope';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { z } from 'zod';
import { WaitQuery } from '../../launchpad/deployments/deployment.schema.js';
import { RestoreBackup } from '../backups/backup.schema.js';
import { DatabaseAnswers } from './database-answers.js';
import { DatabaseCopies } from './database-copies.js';
import { DatabaseResponse } from './database.schema.js';
import { DatabaseVerbs } from './database-verbs.js';
import { ForkDatabase, UpgradeDatabase } from './database-wish.schema.js';
import { Databases } from './databases.js';
import { Recovery } from './recovery.js';

const RecoveryReach = z
  .object({
    earliest: z.iso.datetime().nullable().describe('First moment; null when there is none.'),
    latest: z.iso.datetime().nullable().describe('Last moment; null when there is none.'),
    archive_waiting_since: z.iso
      .datetime()
      .nullable()
      .describe('Since when the oldest finished piece of the log waits; null when none does.'),
  })
  .meta({ id: 'DatabaseRecovery' });

@ApiTags('Databases')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'database', description: 'Id or name of the database.' })
@Controller('projects/:project/databases/:database')
export class DatabaseCopiesController {
  constructor(
    private readonly databases: Databases,
    private readonly copies: DatabaseCopies,
    private readonly verbs: DatabaseVerbs,
    private readonly recovery: Recovery,
    private readonly answers: DatabaseAnswers,
  ) {}

  @Post('restore')
  @HttpCode(202)
  @Requires('databases:write')
  @ApiOperation({
    operationId: 'restoreDatabase',
    summary: 'Put a database back to a backup or a moment',
    description:
      'In place: names and passwords stay, connections are ended. What it holds now is kept as a backup first.',
  })
  @ApiAcceptedResponse({ standardSchema: DatabaseResponse })
  async restore(
    @CurrentProject() project: ProjectRef,
    @Param('database') database: string,
    @Body({ schema: RestoreBackup }) body: RestoreBackup,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return this.answers.begun(await this.copies.restore(project, database, body), wait);
  }

  @Post('fork')
  @HttpCode(202)
  @Requires('databases:write')
  @ApiOperation({
    operationId: 'forkDatabase',
    summary: 'Make another database of what one holds',
    description: 'Of now, of a backup, or of a moment. It has credentials of its own.',
  })
  @ApiAcceptedResponse({ standardSchema: DatabaseResponse })
  async fork(
    @CurrentProject() project: ProjectRef,
    @Param('database') database: string,
    @Body({ schema: ForkDatabase }) body: ForkDatabase,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return this.answers.begun(await this.copies.fork(project, database, body), wait);
  }

  @Post('upgrade')
  @HttpCode(202)
  @Requires('databases:write')
  @ApiOperation({
    operationId: 'upgradeDatabase',
    summary: 'Run a dedicated database with a newer major version',
    description: 'It is away meanwhile. The old data stay until the new server answers.',
  })
  @ApiAcceptedResponse({ standardSchema: DatabaseResponse })
  async upgrade(
    @CurrentProject() project: ProjectRef,
    @Param('database') database: string,
    @Body({ schema: UpgradeDatabase }) { version }: UpgradeDatabase,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return this.answers.begun(await this.verbs.upgrade(project, database, version), wait);
  }

  @Get('recovery')
  @Requires('databases:read')
  @ApiOperation({
    operationId: 'getDatabaseRecovery',
    summary: 'Show the moments that a database can be put back to',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(RecoveryReach) })
  async reach(@CurrentProject() project: ProjectRef, @Param('database') name: string) {
    const { instanceId, status } = await this.databases.get(project, name);
    const reach = status === 'creating' ? null : await this.recovery.of(instanceId);
    return {
      earliest: reach?.earliest.toISOString() ?? null,
      latest: reach?.latest.toISOString() ?? null,
      archive_waiting_since: (await this.recovery.waitingSince(instanceId))?.toISOString() ?? null,
    };
  }
}
