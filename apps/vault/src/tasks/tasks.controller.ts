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
import { Actor, SKYDECK_USER } from '../spaces/actor.js';
import type { TaskEntity } from './task.entity.js';
import {
  CreateTask,
  ListTasks,
  MoveTask,
  TasksResponse,
  TaskResponse,
  toTask,
  UpdateTask,
} from './task.schema.js';
import { Tasks } from './tasks.js';

@ApiTags('Tasks')
@ApiHeader(SKYDECK_USER)
@Controller()
export class TasksController {
  constructor(private readonly tasks: Tasks) {}

  @Post('lists/:list/tasks')
  @HttpCode(201)
  @Requires('tasks:write')
  @ApiOperation({ operationId: 'createTask', summary: 'Add a task to a list' })
  @ApiCreatedResponse({ standardSchema: TaskResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('list') list: string,
    @Body({ schema: CreateTask }) body: CreateTask,
  ) {
    return tagged(await this.tasks.create({ project, actor }, list, body));
  }

  @Get('lists/:list/tasks')
  @Requires('tasks:read')
  @ApiOperation({
    operationId: 'listTasks',
    summary: 'List the tasks of a list',
    description: 'In their order, subtasks too; sort by `rank` to have the last first.',
  })
  @ApiOkResponse({ standardSchema: TasksResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('list') list: string,
    @Query({ schema: ListTasks.schema }) query: ListTasks,
  ) {
    const rows = await this.tasks.list({ project, actor }, list, ListTasks.parse(query));
    return paged(ListTasks.page(rows, query, toTask));
  }

  @Get('tasks/:task')
  @Requires('tasks:read')
  @ApiOperation({ operationId: 'getTask', summary: 'Show a task' })
  @ApiOkResponse({ standardSchema: TaskResponse })
  async get(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('task') id: string,
  ) {
    return tagged(await this.tasks.get({ project, actor }, id));
  }

  @Patch('tasks/:task')
  @Requires('tasks:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'updateTask',
    summary: 'Change a task, or say that it is done',
    description:
      'What is done and has a rule is followed by the next of its series, however often and by how many at once it is said to be done. Subtasks stay with the one that is done.',
  })
  @ApiOkResponse({ standardSchema: TaskResponse })
  async update(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('task') id: string,
    @Body({ schema: UpdateTask }) body: UpdateTask,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.tasks.update({ project, actor }, id, body, expected));
  }

  @Post('tasks/:task/move')
  @HttpCode(200)
  @Requires('tasks:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({
    operationId: 'moveTask',
    summary: 'Put a task elsewhere in its list',
    description: 'Before or after another, into a section, or at the end.',
  })
  @ApiOkResponse({ standardSchema: TaskResponse })
  async move(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('task') id: string,
    @Body({ schema: MoveTask }) body: MoveTask,
    @IfMatch() expected: Precondition,
  ) {
    return tagged(await this.tasks.move({ project, actor }, id, body, expected));
  }

  @Delete('tasks/:task')
  @Requires('tasks:write')
  @ApiHeader(IF_MATCH)
  @ApiOperation({ operationId: 'deleteTask', summary: 'Delete a task with its subtasks' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('task') id: string,
    @IfMatch() expected: Precondition,
  ) {
    await this.tasks.delete({ project, actor }, id, expected);
    return { id, deleted: true as const };
  }
}

const tagged = (row: TaskEntity) => withETag(toTask(row), row.version);
