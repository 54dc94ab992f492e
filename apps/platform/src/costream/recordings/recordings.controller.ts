import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { NeedsTaps } from '../engine/needs-taps.guard.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RecordingDelivery } from './recording-delivery.js';
import { wantedFile } from './recording-files.js';
import { RecordingPlayback } from './recording-playback.js';
import {
  DownloadRecording,
  ListRoomRecordings,
  RoomRecordingListResponse,
  RoomRecordingPlaybackResponse,
  RoomRecordingResponse,
  StartRecording,
  toRecording,
} from './recording.schema.js';
import { RoomRecordings } from './recordings.js';

const ROOM = { name: 'room', description: 'Id of the room.' };
const RECORDING = { name: 'recording', description: 'Id of the recording.' };

@ApiTags('Recordings of rooms')
@Controller('projects/:project/costream')
export class RoomRecordingsController {
  constructor(
    private readonly recordings: RoomRecordings,
    private readonly delivery: RecordingDelivery,
    private readonly playback: RecordingPlayback,
  ) {}

  @UseGuards(NeedsTaps)
  @Post('rooms/:room/recordings')
  @HttpCode(201)
  @Requires('rooms:write')
  @ApiParam(ROOM)
  @ApiOperation({
    operationId: 'startRoomRecording',
    summary: 'Record a room from now on',
    description: 'It ends when it is stopped, and with the session of the room.',
  })
  @ApiCreatedResponse({ standardSchema: RoomRecordingResponse })
  async start(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Body({ schema: StartRecording }) body: StartRecording,
  ) {
    return toRecording(await this.recordings.start(project, room, body));
  }

  @Get('rooms/:room/recordings')
  @Requires('rooms:read')
  @ApiParam(ROOM)
  @ApiOperation({ operationId: 'listRecordingsOfRoom', summary: 'List the recordings of a room' })
  @ApiOkResponse({ standardSchema: RoomRecordingListResponse })
  async listOfRoom(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Query({ schema: ListRoomRecordings.schema }) query: ListRoomRecordings,
  ) {
    const rows = await this.recordings.list(project, room, ListRoomRecordings.parse(query));
    return paged(ListRoomRecordings.page(rows, query, toRecording));
  }

  @Get('recordings')
  @Requires('rooms:read')
  @ApiOperation({ operationId: 'listRoomRecordings', summary: 'List the recordings of all rooms' })
  @ApiOkResponse({ standardSchema: RoomRecordingListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListRoomRecordings.schema }) query: ListRoomRecordings,
  ) {
    const rows = await this.recordings.list(project, null, ListRoomRecordings.parse(query));
    return paged(ListRoomRecordings.page(rows, query, toRecording));
  }

  @Get('recordings/:recording')
  @Requires('rooms:read')
  @ApiParam(RECORDING)
  @ApiOperation({ operationId: 'getRoomRecording', summary: 'Show a recording of a room' })
  @ApiOkResponse({ standardSchema: RoomRecordingResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('recording') id: string) {
    return toRecording(await this.recordings.get(project, id));
  }

  @Post('recordings/:recording/stop')
  @HttpCode(200)
  @Requires('rooms:write')
  @ApiParam(RECORDING)
  @ApiOperation({
    operationId: 'stopRoomRecording',
    summary: 'Record a room no longer',
    description:
      'It is `processing` then, and `ready` when it can be played. Stopping twice is no error.',
  })
  @ApiOkResponse({ standardSchema: RoomRecordingResponse })
  async stop(@CurrentProject() project: ProjectRef, @Param('recording') id: string) {
    return toRecording(await this.recordings.stop(project, id));
  }

  @Get('recordings/:recording/download')
  @Requires('rooms:read')
  @ApiParam(RECORDING)
  @ApiOperation({
    operationId: 'downloadRoomRecording',
    summary: 'Download the film of a recording, or one of its tracks',
    description: 'Takes `Range`, so that what was cut off goes on where it was.',
  })
  @ApiOkResponse({ content: { 'video/mp4': { schema: { type: 'string', format: 'binary' } } } })
  async download(
    @CurrentProject() project: ProjectRef,
    @Param('recording') id: string,
    @Query({ schema: DownloadRecording }) { track }: DownloadRecording,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const row = await this.recordings.get(project, id);
    await this.delivery.send(row, wantedFile(row, track), request, reply, true);
  }

  @Get('recordings/:recording/playback')
  @Requires('rooms:read')
  @ApiParam(RECORDING)
  @ApiOperation({
    operationId: 'getRoomRecordingPlayback',
    summary: 'Get addresses that play a recording for an hour, without a key',
  })
  @ApiOkResponse({ standardSchema: RoomRecordingPlaybackResponse })
  async play(@CurrentProject() project: ProjectRef, @Param('recording') id: string) {
    return this.playback.of(await this.recordings.get(project, id));
  }

  @Delete('recordings/:recording')
  @Requires('rooms:write')
  @ApiParam(RECORDING)
  @ApiOperation({
    operationId: 'deleteRoomRecording',
    summary: 'Delete a recording of a room',
    description: 'An asset that it became stays.',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(@CurrentProject() project: ProjectRef, @Param('recording') id: string) {
    const row = await this.recordings.delete(project, id);
    return { id: row.id, deleted: true };
  }
}
