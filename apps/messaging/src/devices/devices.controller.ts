import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  Precondition,
  withETag,
} from '@skydeck/envelope';
import {
  CreateDevice,
  Device,
  DeviceListResponse,
  ListDevices,
  toDevice,
} from './device.schema.js';
import { DevicesService } from './devices.service.js';

@ApiTags('Devices')
@Controller('devices')
export class DevicesController {
  constructor(private readonly devices: DevicesService) {}

  @Requires('devices:write')
  @Post()
  @HttpCode(201)
  @ApiOperation({
    operationId: 'createPushDevice',
    summary: 'Register a device for push messages',
    description:
      'Apps may do so at every start: a token that is known stays the same device, of the user that is named now, and is back if it was gone.',
  })
  @ApiCreatedResponse({ standardSchema: envelopeOf(Device) })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateDevice }) body: CreateDevice,
  ) {
    const device = await this.devices.register(tenant, body);
    return withETag(toDevice(device), device.version);
  }

  @Requires('devices:read')
  @Get()
  @ApiOperation({ operationId: 'listPushDevices', summary: 'List the devices' })
  @ApiOkResponse({ standardSchema: DeviceListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListDevices.schema }) query: ListDevices,
  ) {
    const rows = await this.devices.list(tenant, ListDevices.parse(query));
    return paged(ListDevices.page(rows, query, toDevice));
  }

  @Requires('devices:read')
  @Get(':id')
  @ApiOperation({ operationId: 'getPushDevice', summary: 'Show a device' })
  @ApiOkResponse({ standardSchema: envelopeOf(Device) })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('id') id: string) {
    const device = await this.devices.get(tenant, id);
    return withETag(toDevice(device), device.version);
  }

  @Requires('devices:write')
  @Delete(':id')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'deletePushDevice', summary: 'Remove a device' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.devices.delete(tenant, id, expected);
    return { id, deleted: true as const };
  }
}
