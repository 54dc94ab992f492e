import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { NameServer } from '../network/network.schema.js';
import {
  AllocateFloatingIp,
  FloatingIpListResponse,
  FloatingIpResponse,
  ListFloatingIps,
  toFloatingIp,
} from './floating-ip.schema.js';
import { FloatingIps } from './floating-ips.js';

const FLOATING_IP = { name: 'floating_ip', description: 'Id or address of the floating address.' };

@ApiTags('Floating addresses')
@ApiParam({ name: 'project', description: 'Id or slug of the project.' })
@Controller('projects/:project/floating-ips')
export class FloatingIpsController {
  constructor(private readonly floating: FloatingIps) {}

  @Post()
  @Requires('vps:write')
  @ApiOperation({
    operationId: 'allocateFloatingIp',
    summary: 'Get a floating address',
    description: 'It stays with the project until it is given back, whatever server it leads to.',
  })
  @ApiCreatedResponse({ standardSchema: FloatingIpResponse })
  async allocate(
    @CurrentProject() project: ProjectRef,
    @Body({ schema: AllocateFloatingIp }) body: AllocateFloatingIp,
  ) {
    return toFloatingIp(await this.floating.allocate(project, body));
  }

  @Get()
  @Requires('vps:read')
  @ApiOperation({
    operationId: 'listFloatingIps',
    summary: 'List floating addresses, newest first',
  })
  @ApiOkResponse({ standardSchema: FloatingIpListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListFloatingIps.schema }) query: ListFloatingIps,
  ) {
    const rows = await this.floating.list(project, ListFloatingIps.parse(query));
    return paged(ListFloatingIps.page(rows, query, toFloatingIp));
  }

  @Get(':floating_ip')
  @Requires('vps:read')
  @ApiParam(FLOATING_IP)
  @ApiOperation({ operationId: 'getFloatingIp', summary: 'Show a floating address' })
  @ApiOkResponse({ standardSchema: FloatingIpResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('floating_ip') address: string) {
    return toFloatingIp(await this.floating.get(project, address));
  }

  @Post(':floating_ip/assign')
  @HttpCode(200)
  @Requires('vps:write')
  @ApiParam(FLOATING_IP)
  @ApiOperation({
    operationId: 'assignFloatingIp',
    summary: 'Have a floating address lead to a server',
    description: 'Moves it when it led to another one. The server also calls outside by it.',
  })
  @ApiOkResponse({ standardSchema: FloatingIpResponse })
  async assign(
    @CurrentProject() project: ProjectRef,
    @Param('floating_ip') address: string,
    @Body({ schema: NameServer }) { vps }: NameServer,
  ) {
    return toFloatingIp(await this.floating.assign(project, address, vps));
  }

  @Post(':floating_ip/unassign')
  @HttpCode(200)
  @Requires('vps:write')
  @ApiParam(FLOATING_IP)
  @ApiOperation({
    operationId: 'unassignFloatingIp',
    summary: 'Take a floating address off its server',
  })
  @ApiOkResponse({ standardSchema: FloatingIpResponse })
  async unassign(@CurrentProject() project: ProjectRef, @Param('floating_ip') address: string) {
    return toFloatingIp(await this.floating.unassign(project, address));
  }

  @Delete(':floating_ip')
  @Requires('vps:write')
  @ApiParam(FLOATING_IP)
  @ApiOperation({ operationId: 'releaseFloatingIp', summary: 'Give a floating address back' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async release(@CurrentProject() project: ProjectRef, @Param('floating_ip') address: string) {
    const { id } = await this.floating.release(project, address);
    return { id, deleted: true };
  }
}
