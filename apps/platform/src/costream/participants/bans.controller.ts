import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ListRoomBans, RoomBanListResponse, toBan } from './ban.schema.js';
import { Bans } from './bans.js';

@ApiTags('Room participants')
@ApiParam({ name: 'room', description: 'Id of the room.' })
@Controller('projects/:project/costream/rooms/:room/bans')
export class BansController {
  constructor(private readonly bans: Bans) {}

  @Get()
  @Requires('rooms:read')
  @ApiOperation({ operationId: 'listRoomBans', summary: 'List who may not come into a room' })
  @ApiOkResponse({ standardSchema: RoomBanListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Query({ schema: ListRoomBans.schema }) query: ListRoomBans,
  ) {
    const rows = await this.bans.list(project, room, ListRoomBans.parse(query));
    return paged(ListRoomBans.page(rows, query, toBan));
  }

  @Delete(':ban')
  @Requires('rooms:write')
  @ApiParam({ name: 'ban', description: 'Id of the ban, `rbn_…`.' })
  @ApiOperation({
    operationId: 'liftRoomBan',
    summary: 'Let somebody come into a room again',
    description: 'They need a new token: those made before stay refused.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async lift(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Param('ban') ban: string,
  ) {
    await this.bans.lift(project, room, ban);
    return { id: ban, deleted: true as const };
  }
}
