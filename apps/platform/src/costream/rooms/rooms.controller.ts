import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { IF_MATCH, IfMatch, paged, Precondition, withETag } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { CostreamSettings } from '../costream-settings.js';
import type { RoomEntity } from './room.entity.js';
import {
  CreateRoom,
  ListRooms,
  RoomListResponse,
  RoomResponse,
  toRoom,
  UpdateRoom,
} from './room.schema.js';
import { Rooms } from './rooms.js';

const ROOM = { name: 'room', description: 'Id of the room.' };

@ApiTags('Rooms')
@Controller('projects/:project/costream/rooms')
export class RoomsController {
  constructor(
    private readonly rooms: Rooms,
    private readonly settings: CostreamSettings,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('rooms:write')
  @ApiOperation({ operationId: 'createRoom', summary: 'Make a room where people meet' })
  @ApiCreatedResponse({ standardSchema: RoomResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Body({ schema: CreateRoom }) body: CreateRoom,
  ) {
    return this.#tagged(await this.rooms.create(project, body));
  }

  @Get()
  @Requires('rooms:read')
  @ApiOperation({
    operationId: 'listRooms',
    summary: 'List the rooms that have not ended, or those of a status',
  })
  @ApiOkResponse({ standardSchema: RoomListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListRooms.schema }) query: ListRooms,
  ) {
    const rows = await this.rooms.list(project, ListRooms.parse(query));
    return paged(ListRooms.page(rows, query, (row) => this.#show(row)));
  }

  @Get(':room')
  @Requires('rooms:read')
  @ApiParam(ROOM)
  @ApiOperation({ operationId: 'getRoom', summary: 'Show a room' })
  @ApiOkResponse({ standardSchema: RoomResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('room') room: string) {
    return this.#tagged(await this.rooms.get(project, room));
  }

  @Patch(':room')
  @Requires('rooms:write')
  @ApiParam(ROOM)
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateRoom',
    summary: 'Change a room',
    description: 'Limits and codecs hold for those who come in from now on.',
  })
  @ApiOkResponse({ standardSchema: RoomResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Body({ schema: UpdateRoom }) body: UpdateRoom,
    @IfMatch() expected: Precondition,
  ) {
    return this.#tagged(await this.rooms.update(project, room, body, expected));
  }

  @Delete(':room')
  @Requires('rooms:write')
  @ApiParam(ROOM)
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteRoom',
    summary: 'End a room, and send everybody away',
    description: 'It stays on record: list it with `status=ended`.',
  })
  @ApiOkResponse({ standardSchema: RoomResponse })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @IfMatch() expected: Precondition,
  ) {
    return this.#tagged(await this.rooms.end(project, room, expected));
  }

  @Post(':room/end')
  @HttpCode(200)
  @Requires('rooms:write')
  @ApiParam(ROOM)
  @ApiOperation({ operationId: 'endRoom', summary: 'End a room, and send everybody away' })
  @ApiOkResponse({ standardSchema: RoomResponse })
  async end(@CurrentProject() project: ProjectRef, @Param('room') room: string) {
    return this.#tagged(await this.rooms.end(project, room));
  }

  #show(row: RoomEntity) {
    return toRoom(row, this.settings.joinUrl(row.id));
  }

  #tagged(row: RoomEntity) {
    return withETag(this.#show(row), row.version);
  }
}
