import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Devices } from '../devices/devices.js';
import { LastPositions } from '../devices/last-seen.js';
import { toTrackedPosition } from '../positions/position.schema.js';
import { ArrivalErrors } from './arrival.errors.js';
import { DeviceArrivalResponse, FindArrival } from './arrival.schema.js';
import { Arrivals } from './arrivals.js';

@ApiTags('Tracking')
@Controller('devices/:device/eta')
export class ArrivalController {
  constructor(
    private readonly devices: Devices,
    private readonly last: LastPositions,
    private readonly arrivals: Arrivals,
  ) {}

  @Get()
  @Requires('tracking:read')
  @ApiOperation({
    operationId: 'getTrackedDeviceEta',
    summary: 'Find out when a device arrives',
    description: 'By the best way from its last position, on the map that has both.',
  })
  @ApiOkResponse({ standardSchema: DeviceArrivalResponse })
  async get(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('device') id: string,
    @Query({ schema: FindArrival }) { profile, region, ...to }: FindArrival,
  ) {
    const device = await this.devices.get(tenant, id);
    const last = (await this.last.of([device.id])).get(device.id);
    if (!last) throw ArrivalErrors.no_position();
    const { position: from } = last;
    const arrival = await this.arrivals.by(tenant, { from, to, profile, region });
    return { ...arrival, device_id: device.id, profile, position: toTrackedPosition(from) };
  }
}
