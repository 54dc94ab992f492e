import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import {
  MovedRoomParticipantResponse,
  MoveRoomParticipant,
  MuteRoomParticipant,
  RoomParticipantResponse,
  toParticipant,
} from './participant.schema.js';
import { Participants } from './participants.js';

@ApiTags('Room participants')
@ApiParam({ name: 'room', description: 'Id of the room.' })
@ApiParam({ name: 'identity', description: 'Who, as the token says.' })
@Controller('projects/:project/costream/rooms/:room/participants/:identity')
export class ParticipantActionsController {
  constructor(private readonly participants: Participants) {}

  @Post('mute')
  @HttpCode(200)
  @Requires('rooms:write')
  @ApiOperation({
    operationId: 'muteRoomParticipant',
    summary: 'Silence what somebody publishes, or allow it again',
    description: 'Its publisher cannot undo it.',
  })
  @ApiOkResponse({ standardSchema: RoomParticipantResponse })
  async mute(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Param('identity') identity: string,
    @Body({ schema: MuteRoomParticipant }) { track_id, source, muted }: MuteRoomParticipant,
  ) {
    const which = { ...(track_id && { trackId: track_id }), ...(source && { source }) };
    return toParticipant(await this.participants.mute(project, room, identity, which, muted));
  }

  @Post('move')
  @HttpCode(200)
  @Requires('rooms:write')
  @ApiOperation({
    operationId: 'moveRoomParticipant',
    summary: 'Send somebody to another room of the project',
    description: 'Their browser gets a token for it and goes there by itself.',
  })
  @ApiOkResponse({ standardSchema: MovedRoomParticipantResponse })
  async move(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Param('identity') identity: string,
    @Body({ schema: MoveRoomParticipant }) body: MoveRoomParticipant,
  ) {
    await this.participants.move(project, room, identity, body.room);
    return { identity, room_id: body.room };
  }

  @Post('lower-hand')
  @HttpCode(200)
  @Requires('rooms:write')
  @ApiOperation({ operationId: 'lowerRoomHand', summary: 'Lower the hand of somebody' })
  @ApiOkResponse({ standardSchema: RoomParticipantResponse })
  async lowerHand(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Param('identity') identity: string,
  ) {
    return toParticipant(await this.participants.lowerHand(project, room, identity));
  }
}
