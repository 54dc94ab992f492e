import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { accepted, Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { Operations } from '@skydeck/operations';
import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { WaitQuery } from '../../launchpad/deployments/deployment.schema.js';
import { BackupChecks } from './backup-checks.js';
import { Backups } from './backups.js';
import {
  DatabaseBackupListResponse,
  DatabaseBackupResponse,
  ListBackups,
  toDatabaseBackup,
} from './backup.schema.js';

const DATABASE = { name: 'database', description: 'Id or name of the database.' };
const BACKUP = { name: 'backup', description: 'Id of the backup.' };

@ApiTags('Databases')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@Controller('projects/:project')
export class DatabaseBackupsController {
  constructor(
    private readonly backups: Backups,
    private readonly checks: BackupChecks,
    private readonly operations: Operations,
  ) {}

  @Post('databases/:database/backups')
  @HttpCode(202)
  @Requires('databases:write')
  @ApiParam(DATABASE)
  @ApiOperation({
    operationId: 'createDatabaseBackup',
    summary: 'Keep what a database holds now',
    description: 'It stays until it is deleted, also when the database is.',
  })
  @ApiAcceptedResponse({ standardSchema: DatabaseBackupResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Param('database') database: string,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    const { backup, operation } = await this.backups.create(project, database, 'manual');
    if (wait === 0) return accepted(toDatabaseBackup(backup), operation.id);
    await this.operations.await(project.id, operation.id, wait * 1000);
    return accepted(toDatabaseBackup(await this.backups.get(project, backup.id)), operation.id);
  }

  @Get('database-backups')
  @Requires('databases:read')
  @ApiOperation({
    operationId: 'listDatabaseBackups',
    summary: 'List backups of databases, newest first',
  })
  @ApiOkResponse({ standardSchema: DatabaseBackupListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListBackups.schema }) query: ListBackups,
  ) {
    const rows = await this.backups.list(project, ListBackups.parse(query));
    return paged(ListBackups.page(rows, query, toDatabaseBackup));
  }

  @Get('database-backups/:backup')
  @Requires('databases:read')
  @ApiParam(BACKUP)
  @ApiOperation({ operationId: 'getDatabaseBackup', summary: 'Show a backup of a database' })
  @ApiOkResponse({ standardSchema: DatabaseBackupResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('backup') backup: string) {
    return toDatabaseBackup(await this.backups.get(project, backup));
  }

  @Post('database-backups/:backup/check')
  @HttpCode(202)
  @Requires('databases:write')
  @ApiParam(BACKUP)
  @ApiOperation({
    operationId: 'checkDatabaseBackup',
    summary: 'Restore a backup beside its database, to see that it can be',
    description: 'The newest backup of each database is checked once a week anyway.',
  })
  @ApiAcceptedResponse({ standardSchema: DatabaseBackupResponse })
  async check(
    @CurrentProject() project: ProjectRef,
    @Param('backup') id: string,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    const { backup, operation } = await this.checks.begin(project, id);
    if (wait === 0) return accepted(toDatabaseBackup(backup), operation.id);
    await this.operations.await(project.id, operation.id, wait * 1000);
    return accepted(toDatabaseBackup(await this.backups.get(project, id)), operation.id);
  }

  @Delete('database-backups/:backup')
  @Requires('databases:write')
  @ApiParam(BACKUP)
  @ApiOperation({ operationId: 'deleteDatabaseBackup', summary: 'Delete a backup of a database' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async remove(@CurrentProject() project: ProjectRef, @Param('backup') backup: string) {
    await this.backups.delete(project, backup);
    return { id: backup, deleted: true };
  }
}
