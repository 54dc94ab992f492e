import { CurrentProject, type ProjectRef, Requires } from '@skydeck/auth-guard';
import { Deleted, envelopeOf, paged } from '@skydeck/envelope';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { Actor, SKYDECK_USER } from '../spaces/actor.js';
import {
  CreateReminder,
  ListReminders,
  ReminderListResponse,
  ReminderResponse,
  toReminder,
} from './reminder.schema.js';
import { Reminders } from './reminders.js';

@ApiTags('Tasks')
@ApiHeader(SKYDECK_USER)
@Controller()
export class RemindersController {
  constructor(private readonly reminders: Reminders) {}

  @Post('tasks/:task/reminders')
  @HttpCode(201)
  @Requires('tasks:write')
  @ApiOperation({
    operationId: 'createReminder',
    summary: 'Remind somebody of a task',
    description:
      'By e-mail or SMS of Messaging, once for each time that the task is due. What is done reminds nobody; the next of a series does.',
  })
  @ApiCreatedResponse({ standardSchema: ReminderResponse })
  async create(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('task') task: string,
    @Body({ schema: CreateReminder }) body: CreateReminder,
  ) {
    return toReminder(await this.reminders.create({ project, actor }, task, body));
  }

  @Get('tasks/:task/reminders')
  @Requires('tasks:read')
  @ApiOperation({ operationId: 'listReminders', summary: 'List the reminders of a task' })
  @ApiOkResponse({ standardSchema: ReminderListResponse })
  async list(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('task') task: string,
    @Query({ schema: ListReminders.schema }) query: ListReminders,
  ) {
    const rows = await this.reminders.list({ project, actor }, task, ListReminders.parse(query));
    return paged(ListReminders.page(rows, query, toReminder));
  }

  @Delete('reminders/:reminder')
  @Requires('tasks:write')
  @ApiOperation({ operationId: 'deleteReminder', summary: 'Remind nobody' })
  @ApiOkResponse({ standardSchema: envelopeOf(Deleted) })
  async delete(
    @CurrentProject() project: ProjectRef,
    @Actor() actor: string | undefined,
    @Param('reminder') id: string,
  ) {
    await this.reminders.delete({ project, actor }, id);
    return { id, deleted: true as const };
  }
}
