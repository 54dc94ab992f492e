import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  Precondition,
  withETag,
} from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { TopicEntity } from './topic.entity.js';
import {
  CreateTopic,
  ListTopics,
  TopicListResponse,
  TopicResponse,
  toTopic,
  UpdateTopic,
} from './topic.schema.js';
import { Topics } from './topics.js';
import { TopicsService } from './topics.service.js';

@ApiTags('Topics')
@Controller('topics')
export class TopicsController {
  constructor(
    private readonly service: TopicsService,
    private readonly topics: Topics,
  ) {}

  @Post()
  @HttpCode(201)
  @Requires('messages:write')
  @ApiOperation({ operationId: 'createTopic', summary: 'Make a topic that people can choose' })
  @ApiCreatedResponse({ standardSchema: TopicResponse })
  async create(
    @CurrentProject() { tenant }: ProjectRef,
    @Body({ schema: CreateTopic }) body: CreateTopic,
  ) {
    return tagged(await this.service.create(tenant, body));
  }

  @Get()
  @Requires('messages:read')
  @ApiOperation({ operationId: 'listTopics', summary: 'List the topics' })
  @ApiOkResponse({ standardSchema: TopicListResponse })
  async list(
    @CurrentProject() { tenant }: ProjectRef,
    @Query({ schema: ListTopics.schema }) query: ListTopics,
  ) {
    const rows = await this.service.list(tenant, ListTopics.parse(query));
    return paged(ListTopics.page(rows, query, toTopic));
  }

  @Get(':topic')
  @Requires('messages:read')
  @ApiOperation({ operationId: 'getTopic', summary: 'Read a topic, by id or by key' })
  @ApiOkResponse({ standardSchema: TopicResponse })
  async get(@CurrentProject() { tenant }: ProjectRef, @Param('topic') id: string) {
    return tagged(await this.topics.get(tenant, id));
  }

  @Patch(':topic')
  @Requires('messages:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'updateTopic', summary: 'Change a topic' })
  @ApiOkResponse({ standardSchema: TopicResponse })
  async update(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('topic') id: string,
    @Body({ schema: UpdateTopic }) body: UpdateTopic,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.service.update(tenant, id, body, expected));
  }

  @Delete(':topic')
  @Requires('messages:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'deleteTopic',
    summary: 'Delete a topic and what people chose about it',
  })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() { tenant }: ProjectRef,
    @Param('topic') idOrKey: string,
    @IfMatch() expected: Precondition,
  ) {
    const id = await this.service.delete(tenant, idOrKey, expected);
    return { id, deleted: true as const };
  }
}

const tagged = (topic: TopicEntity) => withETag(toTopic(topic), topic.version);
