import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Body, Controller, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { WaitQuery } from '../../launchpad/deployments/deployment.schema.js';
import { RebuildVps, ResizeVps, StopVps, VpsResponse } from './vps.schema.js';
import { VpsActions } from './vps-actions.js';
import { VpsAnswers } from './vps-answers.js';

@ApiTags('Servers')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'vps', description: 'Id or name of the server.' })
@Controller('projects/:project/vps/:vps')
export class VpsActionsController {
  constructor(
    private readonly actions: VpsActions,
    private readonly answers: VpsAnswers,
  ) {}

  @Post('start')
  @HttpCode(202)
  @Requires('vps:write')
  @ApiOperation({ operationId: 'startVps', summary: 'Start a server' })
  @ApiAcceptedResponse({ standardSchema: VpsResponse })
  async start(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return this.answers.begun(await this.actions.start(project, vps), wait);
  }

  @Post('stop')
  @HttpCode(202)
  @Requires('vps:write')
  @ApiOperation({
    operationId: 'stopVps',
    summary: 'Stop a server',
    description: 'It is asked to power off; its power is cut when it does not in time.',
  })
  @ApiAcceptedResponse({ standardSchema: VpsResponse })
  async stop(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Body({ schema: StopVps }) body: StopVps,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return this.answers.begun(await this.actions.stop(project, vps, body), wait);
  }

  @Post('reboot')
  @HttpCode(202)
  @Requires('vps:write')
  @ApiOperation({ operationId: 'rebootVps', summary: 'Stop a server and start it again' })
  @ApiAcceptedResponse({ standardSchema: VpsResponse })
  async reboot(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Body({ schema: StopVps }) body: StopVps,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return this.answers.begun(await this.actions.reboot(project, vps, body), wait);
  }

  @Post('resize')
  @HttpCode(202)
  @Requires('vps:write')
  @ApiOperation({
    operationId: 'resizeVps',
    summary: 'Give a server another size',
    description: 'While it runs where the engine can, by a restart otherwise.',
  })
  @ApiAcceptedResponse({ standardSchema: VpsResponse })
  async resize(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Body({ schema: ResizeVps }) body: ResizeVps,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return this.answers.begun(await this.actions.resize(project, vps, body), wait);
  }

  @Post('rebuild')
  @HttpCode(202)
  @Requires('vps:write')
  @ApiOperation({
    operationId: 'rebuildVps',
    summary: 'Make a server’s disk anew of an image',
    description: 'Everything on its disk is lost. Addresses, volumes and snapshots stay.',
  })
  @ApiAcceptedResponse({ standardSchema: VpsResponse })
  async rebuild(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Body({ schema: RebuildVps }) body: RebuildVps,
    @Query({ schema: WaitQuery }) { wait }: WaitQuery,
  ) {
    return this.answers.begun(await this.actions.rebuild(project, vps, body), wait);
  }
}
