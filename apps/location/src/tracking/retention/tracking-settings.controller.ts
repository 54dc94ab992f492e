import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ProjectRetentions } from './project-retention.js';
import {
  toTrackingSettings,
  TrackingSettingsResponse,
  UpdateTrackingSettings,
} from './tracking-settings.schema.js';

@ApiTags('Tracking')
@Controller('tracking-settings')
export class TrackingSettingsController {
  constructor(private readonly retentions: ProjectRetentions) {}

  @Get()
  @Requires('tracking:read')
  @ApiOperation({
    operationId: 'getTrackingSettings',
    summary: 'Show how long positions of the project are kept',
  })
  @ApiOkResponse({ standardSchema: TrackingSettingsResponse })
  async get(@CurrentProject() { tenant }: ProjectRef) {
    return toTrackingSettings(await this.retentions.of(tenant));
  }

  @Patch()
  @Requires('tracking:write')
  @ApiOperation({
    operationId: 'updateTrackingSettings',
    summary: 'Say how long positions of the project are kept',
    description: 'What is older is deleted within minutes, and cannot be brought back.',
  })
  @ApiOkResponse({ standardSchema: TrackingSettingsResponse })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: UpdateTrackingSettings }) { retention_days: days }: UpdateTrackingSettings,
  ) {
    return toTrackingSettings(await this.retentions.set(tenant, days));
  }
}
