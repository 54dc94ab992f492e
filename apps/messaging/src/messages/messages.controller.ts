import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { paged } from '@skydeck/envelope';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CreateMessage } from './create-message.schema.js';
import {
  ListMessageEvents,
  MessageEventListResponse,
  toMessageEvent,
} from './message-event.schema.js';
import { MessagePreparation } from './message-preparation.js';
import { ListMessages, MessageListResponse, MessageResponse, toMessage } from './message.schema.js';
import { MessagesService } from './messages.service.js';

@ApiTags('Messages')
@Controller('messages')
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly preparation: MessagePreparation,
  ) {}

  @Post()
  @HttpCode(202)
  @Requires('messages:write')
  @ApiOperation({ operationId: 'createMessage', summary: 'Send a message' })
  @ApiAcceptedResponse({ standardSchema: MessageResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Body({ schema: CreateMessage }) body: CreateMessage,
  ) {
    const prepare = () => this.preparation.prepare(project.tenant, body);
    return toMessage(await this.messages.accept(prepare));
  }

  @Get()
  @Requires('messages:read')
  @ApiOperation({ operationId: 'listMessages', summary: 'List messages' })
  @ApiOkResponse({ standardSchema: MessageListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Query({ schema: ListMessages.schema }) query: ListMessages,
  ) {
    const rows = await this.messages.list(project.tenant, ListMessages.parse(query));
    return paged(ListMessages.page(rows, query, toMessage));
  }

  @Get(':id')
  @Requires('messages:read')
  @ApiOperation({ operationId: 'getMessage', summary: 'Show a message' })
  @ApiOkResponse({ standardSchema: MessageResponse })
  async get(@CurrentProject() project: ProjectRef, @Param('id') id: string) {
    return toMessage(await this.messages.get(project.tenant, id));
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @Requires('messages:write')
  @ApiOperation({
    operationId: 'cancelMessage',
    summary: 'Call a message off',
    description: 'Until it is being sent, and between two attempts; also the other channels.',
  })
  @ApiOkResponse({ standardSchema: MessageResponse })
  async cancel(@CurrentProject() project: ProjectRef, @Param('id') id: string) {
    return toMessage(await this.messages.cancel(project.tenant, id));
  }

  @Get(':id/events')
  @Requires('messages:read')
  @ApiOperation({ operationId: 'listMessageEvents', summary: 'List what happened to a message' })
  @ApiOkResponse({ standardSchema: MessageEventListResponse })
  async events(
    @CurrentProject() project: ProjectRef,
    @Param('id') id: string,
    @Query({ schema: ListMessageEvents.schema }) query: ListMessageEvents,
  ) {
    const rows = await this.messages.events(project.tenant, id, ListMessageEvents.parse(query));
    return paged(ListMessageEvents.page(rows, query, toMessageEvent));
  }
}
