import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  JudgedGuestResponse,
  ListWaiting,
  toWaiting,
  WaitingListResponse,
} from './waiting.schema.js';
import { WaitingRooms } from './waiting-rooms.js';

const IDENTITY = { name: 'identity', description: 'Who, as the token says.' };

@ApiTags('Room participants')
@ApiParam({ name: 'room', description: 'Id of the room.' })
@Controller('projects/:project/costream/rooms/:room/waiting')
export class WaitingController {
  constructor(private readonly waiting: WaitingRooms) {}

  @Get()
  @Requires('rooms:read')
  @ApiOperation({ operationId: 'listRoomWaiting', summary: 'List who waits to be let into a room' })
  @ApiOkResponse({ standardSchema: WaitingListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Query({ schema: ListWaiting.schema }) query: ListWaiting,
  ) {
    const rows = await this.waiting.list(project, room, ListWaiting.parse(query));
    return paged(ListWaiting.page(rows, query, toWaiting));
  }

  @Post(':identity/admit')
  @HttpCode(200)
  @Requires('rooms:write')
  @ApiParam(IDENTITY)
  @ApiOperation({ operationId: 'admitRoomGuest', summary: 'Let somebody in who waits' })
  @ApiOkResponse({ standardSchema: JudgedGuestResponse })
  async admit(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Param('identity') identity: string,
  ) {
    await this.waiting.judge(project, room, identity, true);
    return { identity, admitted: true };
  }

  @Post(':identity/deny')
  @HttpCode(200)
  @Requires('rooms:write')
  @ApiParam(IDENTITY)
  @ApiOperation({ operationId: 'denyRoomGuest', summary: 'Send somebody away who waits' })
  @ApiOkResponse({ standardSchema: JudgedGuestResponse })
  async deny(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Param('identity') identity: string,
  ) {
    await this.waiting.judge(project, room, identity, false);
    return { identity, admitted: false };
  }
}
