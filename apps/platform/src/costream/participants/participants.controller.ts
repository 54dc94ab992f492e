import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  ListRoomParticipants,
  RemovedRoomParticipantResponse,
  RemoveRoomParticipant,
  RoomParticipantListResponse,
  RoomParticipantResponse,
  toParticipant,
  UpdateRoomParticipant,
} from './participant.schema.js';
import { Participants } from './participants.js';

const IDENTITY = { name: 'identity', description: 'Who, as the token says.' };

@ApiTags('Room participants')
@ApiParam({ name: 'room', description: 'Id of the room.' })
@Controller('projects/:project/costream/rooms/:room/participants')
export class ParticipantsController {
  constructor(private readonly participants: Participants) {}

  @Get()
  @Requires('rooms:read')
  @ApiOperation({
    operationId: 'listRoomParticipants',
    summary: 'List who is in a room, or who was',
  })
  @ApiOkResponse({ standardSchema: RoomParticipantListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Query({ schema: ListRoomParticipants.schema }) query: ListRoomParticipants,
  ) {
    const rows = await this.participants.list(project, room, ListRoomParticipants.parse(query));
    return paged(ListRoomParticipants.page(rows, query, toParticipant));
  }

  @Get(':identity')
  @Requires('rooms:read')
  @ApiParam(IDENTITY)
  @ApiOperation({ operationId: 'getRoomParticipant', summary: 'Show somebody who is in a room' })
  @ApiOkResponse({ standardSchema: RoomParticipantResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Param('identity') identity: string,
  ) {
    return toParticipant(await this.participants.get(project, room, identity));
  }

  @Patch(':identity')
  @Requires('rooms:write')
  @ApiParam(IDENTITY)
  @ApiOperation({
    operationId: 'updateRoomParticipant',
    summary: 'Change name, metadata or permissions of somebody in a room',
    description: 'What they publish and may not any more is taken from them at once.',
  })
  @ApiOkResponse({ standardSchema: RoomParticipantResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Param('identity') identity: string,
    @Body({ schema: UpdateRoomParticipant }) body: UpdateRoomParticipant,
  ) {
    return toParticipant(await this.participants.update(project, room, identity, body));
  }

  @Delete(':identity')
  @Requires('rooms:write')
  @ApiParam(IDENTITY)
  @ApiOperation({
    operationId: 'removeRoomParticipant',
    summary: 'Put somebody out of a room, for good if you say so',
  })
  @ApiOkResponse({ standardSchema: RemovedRoomParticipantResponse })
  async remove(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Param('identity') identity: string,
    @Query({ schema: RemoveRoomParticipant }) { ban }: RemoveRoomParticipant,
  ) {
    const { isRemoved, banId } = await this.participants.remove(project, room, identity, ban);
    return { identity, removed: isRemoved, ban_id: banId };
  }
}
