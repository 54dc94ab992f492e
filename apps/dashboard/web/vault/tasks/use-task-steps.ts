import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  deleteTask,
  moveTask,
  type Task,
  taskQuery,
  tasksKey,
  tasksOfKey,
  updateTask,
} from '../../api/vault-tasks.js';
import { endingOf } from '../../sources/use-news.js';
import { showDone } from './done-notice.js';
import { afterStep, type TaskStep } from './task-step.js';

/** Does steps with tasks: they are seen at once, and taken back when the service refuses them. */
export function useTaskSteps(project: string): (step: TaskStep) => void {
  const queryClient = useQueryClient();
  const mutationKey = endingOf(tasksKey(project));
  const { mutate } = useMutation({
    mutationKey,
    // Where one goes depends on where the one before it went.
    scope: { id: `task-steps-${project}` },
    mutationFn: (step: TaskStep) => send(project, step),
    onMutate: async (step) => {
      const { id, list_id: list } = step.task;
      await queryClient.cancelQueries({ queryKey: tasksKey(project) });
      const befores = queryClient.getQueriesData({ queryKey: tasksKey(project) });
      for (const isDone of [false, true]) {
        queryClient.setQueryData<readonly Task[]>(
          tasksOfKey(project, list, isDone),
          (tasks) => tasks && afterStep(tasks, step, isDone),
        );
      }
      // Whether others come to what is due is for the service to say.
      queryClient.setQueriesData<readonly Task[]>(
        { queryKey: [...tasksKey(project), 'due'] },
        (tasks) => (tasks?.some((one) => one.id === id) ? afterStep(tasks, step, false) : tasks),
      );
      if ('update' in step) {
        const { queryKey } = taskQuery(project, id);
        queryClient.setQueryData(queryKey, (task) => task && { ...task, ...step.update });
      }
      return () => {
        for (const [queryKey, before] of befores) queryClient.setQueryData(queryKey, before);
      };
    },
    onSuccess: (_answer, step) => {
      if (!('update' in step) || step.update.done !== true) return;
      const { task } = step;
      showDone(task.title, () =>
        mutate({ task: { ...task, done: true }, update: { done: false } }),
      );
    },
    onError: (error, _step, undo) => {
      undo?.();
      notifications.show({ color: 'red', title: 'That did not work', message: error.message });
    },
    onSettled: () => {
      // The last of several at once reads what all of them did.
      if (queryClient.isMutating({ mutationKey }) > 1) return undefined;
      return queryClient.invalidateQueries({ queryKey: tasksKey(project) });
    },
  });
  return mutate;
}

function send(project: string, step: TaskStep): Promise<unknown> {
  const { id } = step.task;
  if ('update' in step) return updateTask(project, id, step.update);
  return 'place' in step ? moveTask(project, id, step.place) : deleteTask(project, id);
}
