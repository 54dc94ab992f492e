import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ReminderEntity } from '../reminders/reminder.entity.js';
import { ReminderSettings } from '../reminders/reminder-settings.js';
import { ReminderSweeper } from '../reminders/reminder.sweeper.js';
import { ReminderTimes } from '../reminders/reminder-times.js';
import { RemindersController } from '../reminders/reminders.controller.js';
import { Reminders } from '../reminders/reminders.js';
import { TaskListEntity } from './lists/task-list.entity.js';
import { TaskListsController } from './lists/task-lists.controller.js';
import { TaskLists } from './lists/task-lists.js';
import { TaskEntity } from './task.entity.js';
import { TaskNotices } from './task-notices.js';
import { TaskRows } from './task-rows.js';
import { TasksController } from './tasks.controller.js';
import { Tasks } from './tasks.js';
import { TaskObjectEntity } from './todos/task-object.entity.js';
import { TaskPuts } from './todos/task-puts.js';
import { TaskStore } from './todos/task-store.js';

/** What is stored of tasks. */
export const TASK_ENTITIES = [TaskListEntity, TaskEntity, TaskObjectEntity, ReminderEntity];

/** Lists of tasks, their order, what repeats, and whom to remind. */
@Global()
@Module({})
export class TasksModule {
  static forRoot(config: { readonly MESSAGING_INTERNAL_URL: string }): DynamicModule {
    return {
      module: TasksModule,
      controllers: [TaskListsController, TasksController, RemindersController],
      providers: [
        {
          provide: ReminderSettings,
          useValue: new ReminderSettings(config.MESSAGING_INTERNAL_URL),
        },
        Reminders,
        ReminderSweeper,
        ReminderTimes,
        TaskLists,
        TaskNotices,
        TaskPuts,
        TaskRows,
        Tasks,
        TaskStore,
      ],
      exports: [TaskLists, TaskPuts, Tasks, TaskStore],
    };
  }
}
