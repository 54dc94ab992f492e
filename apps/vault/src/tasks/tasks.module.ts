import { Module } from '@nestjs/common';
import { TaskListEntity } from './lists/task-list.entity.js';
import { TaskListsController } from './lists/task-lists.controller.js';
import { TaskLists } from './lists/task-lists.js';
import { TaskEntity } from './task.entity.js';
import { TaskNotices } from './task-notices.js';
import { TasksController } from './tasks.controller.js';
import { Tasks } from './tasks.js';

/** What is stored of tasks. */
export const TASK_ENTITIES = [TaskListEntity, TaskEntity];

/** Lists of tasks, their order, and what repeats. */
@Module({
  controllers: [TaskListsController, TasksController],
  providers: [TaskLists, TaskNotices, Tasks],
  exports: [Tasks],
})
export class TasksModule {}
