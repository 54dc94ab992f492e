import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { accepted } from '@skydeck/envelope';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { RebuildVps, ResizeVps, StopVps, VpsResponse } from './vps.schema.js';
import { type Begun, VpsActions } from './vps-actions.js';
import { VpsView } from './vps-view.js';

@ApiTags('Servers')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'vps', description: 'Id or name of the server.' })
@Controller('projects/:project/vps/:vps')
export class VpsActionsController {
  constructor(
    private readonly actions: VpsActions,
    private readonly view: VpsView,
  ) {}

  @Post('start')
  @HttpCode(202)
  @Requires('vps:write')
  @ApiOperation({ operationId: 'startVps', summary: 'Start a server' })
  @ApiAcceptedResponse({ standardSchema: VpsResponse })
  async start(@CurrentProject() project: ProjectRef, @Param('vps') vps: string) {
    return this.#accepted(await this.actions.start(project, vps));
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
  ) {
    return this.#accepted(await this.actions.stop(project, vps, body));
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
  ) {
    return this.#accepted(await this.actions.reboot(project, vps, body));
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
  ) {
    return this.#accepted(await this.actions.resize(project, vps, body));
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
  ) {
    return this.#accepted(await this.actions.rebuild(project, vps, body));
  }

  async #accepted({ vps, operation }: Begun) {
    return accepted(await this.view.one(vps), operation.id);
  }
}
