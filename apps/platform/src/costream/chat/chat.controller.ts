import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiTags,
} from '@nestjs/swagger';
import { toMessage } from './chat-message.entity.js';
import {
  ListRoomChat,
  RoomChatListResponse,
  RoomChatMessageResponse,
  SendRoomChat,
  SendRoomData,
  SentRoomDataResponse,
} from './chat.schema.js';
import { RoomChat } from './room-chat.js';

@ApiTags('Rooms')
@ApiParam({ name: 'room', description: 'Id of the room.' })
@Controller('projects/:project/costream/rooms/:room')
export class ChatController {
  constructor(private readonly chat: RoomChat) {}

  @Get('chat')
  @Requires('rooms:read')
  @ApiOperation({
    operationId: 'listRoomChat',
    summary: 'Read the chat of a room, newest first',
    description: 'Messages that were for some only are there too.',
  })
  @ApiOkResponse({ standardSchema: RoomChatListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Query({ schema: ListRoomChat.schema }) query: ListRoomChat,
  ) {
    const rows = await this.chat.list(project, room, ListRoomChat.parse(query));
    return paged(ListRoomChat.page(rows, query, toMessage));
  }

  @Post('chat')
  @HttpCode(201)
  @Requires('rooms:write')
  @ApiOperation({ operationId: 'sendRoomChat', summary: 'Say something in the chat of a room' })
  @ApiCreatedResponse({ standardSchema: RoomChatMessageResponse })
  async send(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Body({ schema: SendRoomChat }) body: SendRoomChat,
  ) {
    return this.chat.send(project, room, body);
  }

  @Post('data')
  @HttpCode(200)
  @Requires('rooms:write')
  @ApiOperation({
    operationId: 'sendRoomData',
    summary: 'Send a message to the browsers in a room',
    description: 'It is kept nowhere: who is not there does not get it.',
  })
  @ApiOkResponse({ standardSchema: SentRoomDataResponse })
  async data(
    @CurrentProject() project: ProjectRef,
    @Param('room') room: string,
    @Body({ schema: SendRoomData }) body: SendRoomData,
  ) {
    await this.chat.sendData(project, room, body);
    return { sent: true as const };
  }
}
