import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import {
  CalendarSubscriptionDeletedResponse,
  CalendarSubscriptionResponse,
  SetCalendarSubscription,
  toCalendarSubscription,
} from './calendar-subscription.schema.js';
import { CalendarSubscriptions } from './calendar-subscriptions.js';

@ApiTags('Calendars')
@ApiHeader(SKYDECK_USER)
@Controller('calendars/:calendar/subscription')
export class CalendarSubscriptionsController {
  constructor(private readonly subscriptions: CalendarSubscriptions) {}

  @Put()
  @Requires('calendar:write')
  @ApiOperation({
    operationId: 'setCalendarSubscription',
    summary: 'Let a calendar follow one of elsewhere',
    description:
      'Its events become those of the file at that address, and are kept so. Events that were made here stay.',
  })
  @ApiOkResponse({ standardSchema: CalendarSubscriptionResponse })
  async set(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') calendar: string,
    @Body({ schema: SetCalendarSubscription }) body: SetCalendarSubscription,
  ) {
    return toCalendarSubscription(await this.subscriptions.set({ project, actor }, calendar, body));
  }

  @Get()
  @Requires('calendar:read')
  @ApiOperation({
    operationId: 'getCalendarSubscription',
    summary: 'Show which calendar of elsewhere one follows',
  })
  @ApiOkResponse({ standardSchema: CalendarSubscriptionResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') calendar: string,
  ) {
    return toCalendarSubscription(await this.subscriptions.get({ project, actor }, calendar));
  }

  @Delete()
  @Requires('calendar:write')
  @ApiOperation({
    operationId: 'deleteCalendarSubscription',
    summary: 'Let a calendar follow no other',
    description: 'The events that came from there stay as they are.',
  })
  @ApiOkResponse({ standardSchema: CalendarSubscriptionDeletedResponse })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') id: string,
  ) {
    await this.subscriptions.delete({ project, actor }, id);
    return { id, deleted: true as const };
  }
}
