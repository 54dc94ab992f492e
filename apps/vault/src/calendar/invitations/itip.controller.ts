import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import { CalendarEventResponse, toCalendarEvent } from '../events/calendar-event.schema.js';
import { Itip } from './itip.js';
import {
  ReceivedInvitationResponse,
  ReceiveInvitation,
  RespondToInvitation,
} from './itip.schema.js';

@ApiTags('Events of calendars')
@ApiHeader(SKYDECK_USER)
@Controller('calendars/:calendar')
export class ItipController {
  constructor(private readonly itip: Itip) {}

  @Post('itip')
  @HttpCode(200)
  @Requires('calendar:write')
  @ApiOperation({
    operationId: 'receiveInvitation',
    summary: 'Do what a mail about an event says',
    description:
      'The calendar file that came with a mail: an invitation, an answer or a cancellation (RFC 5546). With a route for inbound mail, answers of guests arrive by themselves.',
  })
  @ApiOkResponse({ standardSchema: ReceivedInvitationResponse })
  async receive(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') calendar: string,
    @Body({ schema: ReceiveInvitation }) { ics }: ReceiveInvitation,
  ) {
    const { event, ...told } = await this.itip.receive({ project, actor }, calendar, ics);
    return { ...told, event: event && toCalendarEvent(event) };
  }

  @Post('events/:event/respond')
  @HttpCode(200)
  @Requires('calendar:write')
  @ApiOperation({
    operationId: 'respondToInvitation',
    summary: 'Answer an invitation',
    description: 'Who invites is told by mail, unless `send_reply` is false.',
  })
  @ApiOkResponse({ standardSchema: CalendarEventResponse })
  async respond(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('calendar') calendar: string,
    @Param('event') event: string,
    @Body({ schema: RespondToInvitation }) body: RespondToInvitation,
  ) {
    return toCalendarEvent(await this.itip.respond({ project, actor }, { calendar, event }, body));
  }
}
