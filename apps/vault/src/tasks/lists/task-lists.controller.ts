import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import {
  Deleted,
  envelopeOf,
  IF_MATCH,
  IfMatch,
  paged,
  type Precondition,
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
import { Actor, SKYDECK_USER } from '../../spaces/actor.js';
import type { TaskListEntity } from './task-list.entity.js';
import {
  CreateTaskList,
  ListTaskLists,
  TaskListResponse,
  TaskListsResponse,
  toTaskList,
  UpdateTaskList,
} from './task-list.schema.js';
import { TaskLists } from './task-lists.js';

@ApiTags('Tasks')
@ApiHeader(SKYDECK_USER)
@Controller('lists')
export class TaskListsController {
  constructor(private readonly lists: TaskLists) {}

  @Post()
  @HttpCode(201)
  @Requires('tasks:write')
  @ApiOperation({
    operationId: 'createTaskList',
    summary: 'Make a list of tasks',
    description: 'With sections it is a board: each of them is a column.',
  })
  @ApiCreatedResponse({ standardSchema: TaskListResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Body({ schema: CreateTaskList }) body: CreateTaskList,
  ) {
    return tagged(await this.lists.create({ project, actor }, body));
  }

  @Get()
  @Requires('tasks:read')
  @ApiOperation({ operationId: 'listTaskLists', summary: 'List the lists of tasks of a space' })
  @ApiOkResponse({ standardSchema: TaskListsResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Query({ schema: ListTaskLists.schema }) query: ListTaskLists,
  ) {
    const rows = await this.lists.list({ project, actor }, ListTaskLists.parse(query));
    return paged(ListTaskLists.page(rows, query, toTaskList));
  }

  @Get(':list')
  @Requires('tasks:read')
  @ApiOperation({ operationId: 'getTaskList', summary: 'Show a list of tasks' })
  @ApiOkResponse({ standardSchema: TaskListResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('list') id: string,
  ) {
    return tagged(await this.lists.get({ project, actor }, id));
  }

  @Patch(':list')
  @Requires('tasks:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateTaskList',
    summary: 'Change a list of tasks',
    description: 'Sections are given all at once; tasks of one that is left out lie in none.',
  })
  @ApiOkResponse({ standardSchema: TaskListResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('list') id: string,
    @Body({ schema: UpdateTaskList }) body: UpdateTaskList,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.lists.update({ project, actor }, id, body, expected));
  }

  @Delete(':list')
  @Requires('tasks:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'deleteTaskList', summary: 'Delete a list with its tasks' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('list') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.lists.delete({ project, actor }, id, expected);
    return { id, deleted: true as const };
  }
}

const tagged = (row: TaskListEntity) => withETag(toTaskList(row), row.version);
