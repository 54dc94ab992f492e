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
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Erasures } from '../retention/erasures.js';
import type { DeviceEntity } from './device.entity.js';
import {
  CreateTrackedDevice,
  DeviceKeyResponse,
  ListTrackedDevices,
  toTrackedDevice,
  TrackedDeviceListResponse,
  TrackedDeviceResponse,
  UpdateTrackedDevice,
} from './device.schema.js';
import { Devices } from './devices.js';
import { LastPositions } from './last-seen.js';

@ApiTags('Tracking')
@Controller('devices')
export class TrackedDevicesController {
  constructor(
    private readonly devices: Devices,
    private readonly last: LastPositions,
    private readonly erasures: Erasures,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('tracking:write')
  @ApiOperation({ operationId: 'createTrackedDevice', summary: 'Add a device' })
  @ApiCreatedResponse({ standardSchema: TrackedDeviceResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateTrackedDevice }) body: CreateTrackedDevice,
  ) {
    return this.#tagged(await this.devices.create(tenant, body));
  }

  @Get()
  @Requires('tracking:read')
  @ApiOperation({
    operationId: 'listTrackedDevices',
    summary: 'List the devices, and where they were last',
  })
  @ApiOkResponse({ standardSchema: TrackedDeviceListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListTrackedDevices.schema }) query: ListTrackedDevices,
  ) {
    const rows = await this.devices.list(tenant, ListTrackedDevices.parse(query));
    const last = await this.last.of(rows.map(({ id }) => id));
    return paged(
      ListTrackedDevices.page(rows, query, (row) => toTrackedDevice(row, last.get(row.id))),
    );
  }

  @Get(':device')
  @Requires('tracking:read')
  @ApiOperation({
    operationId: 'getTrackedDevice',
    summary: 'Show a device, and where it was last',
  })
  @ApiOkResponse({ standardSchema: TrackedDeviceResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('device') id: string) {
    return this.#tagged(await this.devices.get(tenant, id));
  }

  @Patch(':device')
  @Requires('tracking:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateTrackedDevice', summary: 'Change a device' })
  @ApiOkResponse({ standardSchema: TrackedDeviceResponse })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('device') id: string,
    @Body({ schema: UpdateTrackedDevice }) body: UpdateTrackedDevice,
    @IfMatch() expected: Precondition,
  ) {
    return this.#tagged(await this.devices.update(tenant, id, body, expected));
  }

  @Post(':device/key')
  @HttpCode(200)
  @Requires('tracking:write')
  @ApiOperation({
    operationId: 'resetDeviceKey',
    summary: 'Give a device a key by which it reports without one of the project',
    description: 'The key is shown once. The one of before is good no more.',
  })
  @ApiOkResponse({ standardSchema: DeviceKeyResponse })
  async resetKey(@CurrentProject() { tenant }: ProjectRef, @Param('device') device: string) {
    const { key } = await this.devices.resetKey(tenant, device);
    return { id: device, ingest_key: key, report_url: `/api/v1/report?id=${key}` };
  }

  @Delete(':device')
  @Requires('tracking:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteTrackedDevice',
    summary: 'Delete a device, its positions and its trips',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('device') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.erasures.deleteDevice(tenant, id, expected);
    return { id, deleted: true as const };
  }

  async #tagged(device: DeviceEntity) {
    const last = await this.last.of([device.id]);
    return withETag(toTrackedDevice(device, last.get(device.id)), device.version);
  }
}
