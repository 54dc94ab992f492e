import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, IF_MATCH, IfMatch, Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { BackupPlanResponse, SetBackupPlan, toBackupPlan } from './backup-plan.schema.js';
import { BackupPlans } from './backup-plans.js';

@ApiTags('Backups')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'vps', description: 'Id or name of the server.' })
@Controller('projects/:project/vps/:vps/backups/plan')
export class BackupPlansController {
  constructor(private readonly plans: BackupPlans) {}

  @Put()
  @Requires('vps:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'setVpsBackupPlan',
    summary: 'Have backups of a server taken on a schedule',
    description: 'Backups are snapshots of the kind `backup`: list and restore them as such.',
  })
  @ApiOkResponse({ standardSchema: BackupPlanResponse })
  async set(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Body({ schema: SetBackupPlan }) body: SetBackupPlan,
    @IfMatch() expected: Precondition,
  ) {
    const plan = await this.plans.set(project, vps, body, expected);
    return withETag(toBackupPlan(plan), plan.version);
  }

  @Get()
  @Requires('vps:read')
  @ApiOperation({ operationId: 'getVpsBackupPlan', summary: 'Show the backup plan of a server' })
  @ApiOkResponse({ standardSchema: BackupPlanResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('vps') vps: string) {
    const plan = await this.plans.get(project, vps);
    return withETag(toBackupPlan(plan), plan.version);
  }

  @Delete()
  @Requires('vps:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteVpsBackupPlan',
    summary: 'Have no more backups of a server taken',
    description: 'Those that there are stay.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.plans.delete(project, vps, expected);
    return { id: vps, deleted: true };
  }
}
