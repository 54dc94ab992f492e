import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { VpsSettings } from '../vps-settings.js';
import type { PortEntity } from './port.entity.js';
import { ListPorts, PortListResponse, PortResponse, PublishPort, toPort } from './port.schema.js';
import { Ports } from './ports.js';

@ApiTags('Published ports')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@ApiParam({ name: 'vps', description: 'Id or name of the server.' })
@Controller('projects/:project/vps/:vps/ports')
export class PortsController {
  constructor(
    private readonly ports: Ports,
    private readonly settings: VpsSettings,
  ) {}

  @Post()
  @Requires('vps:write')
  @ApiOperation({
    operationId: 'publishPort',
    summary: 'Publish a port of a server on this machine',
    description:
      'The firewalls of the server judge who gets through, by the address of the caller.',
  })
  @ApiCreatedResponse({ standardSchema: PortResponse })
  async publish(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Body({ schema: PublishPort }) body: PublishPort,
  ) {
    return this.#show(await this.ports.publish(project, vps, body));
  }

  @Get()
  @Requires('vps:read')
  @ApiOperation({ operationId: 'listPorts', summary: 'List published ports, newest first' })
  @ApiOkResponse({ standardSchema: PortListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Query({ schema: ListPorts.schema }) query: ListPorts,
  ) {
    const rows = await this.ports.list(project, vps, ListPorts.parse(query));
    return paged(ListPorts.page(rows, query, (row) => this.#show(row)));
  }

  @Get(':port')
  @Requires('vps:read')
  @ApiParam({ name: 'port', description: 'Id of the published port.' })
  @ApiOperation({ operationId: 'getPort', summary: 'Show a published port' })
  @ApiOkResponse({ standardSchema: PortResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Param('port') port: string,
  ) {
    return this.#show(await this.ports.get(project, vps, port));
  }

  @Delete(':port')
  @Requires('vps:write')
  @ApiParam({ name: 'port', description: 'Id of the published port.' })
  @ApiOperation({ operationId: 'withdrawPort', summary: 'Take a published port back' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async withdraw(
    @CurrentProject() project: ProjectRef,
    @Param('vps') vps: string,
    @Param('port') port: string,
  ) {
    const { id } = await this.ports.withdraw(project, vps, port);
    return { id, deleted: true };
  }

  #show(row: PortEntity) {
    return toPort(row, this.settings.config.VPS_PORT_BIND);
  }
}
