import { quotaSetting, RowQuota } from '@skydeck/limits';

/** What can be set of tasks. */
export const taskConfig = {
  QUOTA_TASKS: quotaSetting(100_000, 'Tasks that one project may have'),
  QUOTA_TASK_LISTS: quotaSetting(10_000, 'Lists of tasks that one project may have'),
};

/** How many lists and tasks a project may have. */
export const taskQuotas = (config: {
  readonly QUOTA_TASKS: number;
  readonly QUOTA_TASK_LISTS: number;
}) => [
  new RowQuota('tasks', config.QUOTA_TASKS, 'select count(*) from task where project_id = $1'),
  new RowQuota(
    'task_lists',
    config.QUOTA_TASK_LISTS,
    'select count(*) from task_list where project_id = $1',
  ),
];
