import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, paged, Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ListMessageVisits,
  MessageVisitListResponse,
  TrackingResponse,
  UpdateTracking,
} from './tracking.schema.js';
import { type TrackingSetting, TrackingSettings } from './tracking-settings.js';
import { toMessageVisit, Visits } from './visits.js';

@ApiTags('Tracking')
@Controller()
export class TrackingController {
  constructor(
    private readonly settings: TrackingSettings,
    private readonly visits: Visits,
  ) {}

  @Get('tracking')
  @Requires('messages:read')
  @ApiOperation({
    operationId: 'getMessageTracking',
    summary: 'Read what is followed of mail',
  })
  @ApiOkResponse({ standardSchema: TrackingResponse })
  async get(@CurrentProject() { tenant }: ProjectRef) {
    return tagged(await this.settings.of(tenant));
  }

  @Patch('tracking')
  @Requires('messages:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateMessageTracking',
    summary: 'Change what is followed of mail',
    description:
      'Nothing is followed before. It holds for mail that is sent from then on, unless the message says otherwise; codes and mail of the installation are never followed.',
  })
  @ApiOkResponse({ standardSchema: TrackingResponse })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: UpdateTracking }) body: UpdateTracking,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.settings.update(tenant, body, expected));
  }

  @Get('messages/:id/visits')
  @Requires('messages:read')
  @ApiOperation({
    operationId: 'listMessageVisits',
    summary: 'List opens and clicks of a mail, where they are followed',
  })
  @ApiOkResponse({ standardSchema: MessageVisitListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('id') id: string,
    @Query({ schema: ListMessageVisits.schema }) query: ListMessageVisits,
  ) {
    const rows = await this.visits.list(tenant, id, ListMessageVisits.parse(query));
    return paged(ListMessageVisits.page(rows, query, toMessageVisit));
  }
}

function tagged({ opens, clicks, version, updatedAt }: TrackingSetting) {
  return withETag({ opens, clicks, updated_at: updatedAt?.toISOString() ?? null }, version);
}
