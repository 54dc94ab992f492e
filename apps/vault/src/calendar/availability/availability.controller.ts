import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import { Calendars } from '../calendars/calendars.js';
import { Instances } from '../events/instances.js';
import { busyTimes } from './busy.js';
import {
  AskFreeBusy,
  FreeBusyResponse,
  InstancesResponse,
  ListInstances,
  toInstance,
  windowOf,
} from './instances.schema.js';

@ApiTags('Events of calendars')
@ApiHeader(SKYDECK_USER)
@Controller()
export class AvailabilityController {
  constructor(
    private readonly calendars: Calendars,
    private readonly instances: Instances,
    private readonly clock: Clock,
  ) {}

  @Get('calendars/:calendar/instances')
  @Requires('calendar:read')
  @ApiOperation({
    operationId: 'listCalendarInstances',
    summary: 'Show each time that the events of a calendar take place',
    description:
      'At most 1,000 that are found within 50 ms; `cut` says when there may be more. Times that a change of clocks leaves out are no instances.',
  })
  @ApiOkResponse({ standardSchema: InstancesResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') id: string,
    @Query({ schema: ListInstances }) query: ListInstances,
  ) {
    const calendar = await this.calendars.get({ project, actor }, id);
    const { from, to } = windowOf(query, this.clock.now());
    const { instances, cut } = await this.instances.within([calendar.id], from, to);
    return {
      from: from.toISOString(),
      to: to.toISOString(),
      instances: instances.map(toInstance),
      cut,
    };
  }

  @Post('freebusy')
  @HttpCode(200)
  @Requires('calendar:read')
  @ApiOperation({
    operationId: 'askFreeBusy',
    summary: 'Ask when calendars are taken',
    description: 'Says nothing of what takes the time.',
  })
  @ApiOkResponse({ standardSchema: FreeBusyResponse })
  async freeBusy(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Body({ schema: AskFreeBusy }) body: AskFreeBusy,
  ) {
    const { from, to } = windowOf(body, this.clock.now());
    const calendars = [];
    for (const id of new Set(body.calendars)) {
      const { id: calendar_id } = await this.calendars.get({ project, actor }, id);
      const { instances, cut } = await this.instances.within([calendar_id], from, to);
      const times = busyTimes(instances, from.getTime() / 1000, to.getTime() / 1000);
      const busy = times.map(({ start, end }) => ({ start: shown(start), end: shown(end) }));
      calendars.push({ calendar_id, busy, cut });
    }
    return { from: from.toISOString(), to: to.toISOString(), calendars };
  }
}

const shown = (seconds: number) => new Date(seconds * 1000).toISOString();
