import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  ListRoomSessions,
  RoomSessionListResponse,
  RoomStatsResponse,
  toSession,
} from './room-session.schema.js';
import { RoomSessions } from './room-sessions.js';

@ApiTags('Rooms')
@ApiParam({ name: 'room', description: 'Id of the room.' })
@Controller('projects/:project/costream/rooms/:room')
export class RoomSessionsController {
  constructor(private readonly sessions: RoomSessions) {}

  @Get('sessions')
  @Requires('rooms:read')
  @ApiOperation({ operationId: 'listRoomSessions', summary: 'List the sessions of a room' })
  @ApiOkResponse({ standardSchema: RoomSessionListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Query({ schema: ListRoomSessions.schema }) query: ListRoomSessions,
  ) {
    const rows = await this.sessions.list(project, room, ListRoomSessions.parse(query));
    return paged(ListRoomSessions.page(rows, query, toSession));
  }

  @Get('stats')
  @Requires('rooms:read')
  @ApiOperation({
    operationId: 'getRoomStats',
    summary: 'Show how well a room goes now, for each who is in it',
  })
  @ApiOkResponse({ standardSchema: RoomStatsResponse })
  async stats(@CurrentProject() project: ProjectRef, @Param('room') room: string) {
    return this.sessions.stats(project, room);
  }
}
