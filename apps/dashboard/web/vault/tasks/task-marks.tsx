import { Badge, Group } from '@mantine/core';
import { IconCalendar, IconFlag, IconRepeat, IconSubtask, IconUser } from '@tabler/icons-react';
import type { Task } from '../../api/vault-tasks.js';
import { dueWords } from './due-words.js';
import { priorityWords } from './priorities.js';
import { ruleWords } from './recurrence.js';

interface TaskMarksProps {
  readonly task: Pick<Task, 'due' | 'rrule' | 'priority' | 'labels' | 'assignee' | 'done'>;
  /** How many open parts it has. */
  readonly parts?: number;
}

/** What is to be known of a task besides its title. */
export function TaskMarks({ task, parts = 0 }: TaskMarksProps) {
  const { due, rrule, priority, labels, assignee } = task;
  const when = due && dueWords(due, new Date());
  const isPlain = !when && priority === 0 && labels.length === 0 && !assignee && parts === 0;
  if (isPlain) return null;
  return (
    <Group gap={8} className="task-marks" component="span">
      {when && (
        <span className="task-due" data-tone={task.done ? 'later' : when.tone}>
          <IconCalendar size={14} aria-hidden />
          {when.text}
        </span>
      )}
      {rrule !== null && (
        <span className="task-mark">
          <IconRepeat size={14} aria-hidden />
          {ruleWords(rrule)}
        </span>
      )}
      {priority > 0 && (
        <span className="task-mark" data-priority={priorityWords(priority)}>
          <IconFlag size={14} aria-hidden />
          {priorityWords(priority)}
        </span>
      )}
      {parts > 0 && (
        <span className="task-mark">
          <IconSubtask size={14} aria-hidden />
          {parts}
        </span>
      )}
      {assignee !== null && (
        <span className="task-mark wrap">
          <IconUser size={14} aria-hidden />
          {assignee}
        </span>
      )}
      {labels.map((label) => (
        <Badge key={label} variant="default" size="sm">
          {label}
        </Badge>
      ))}
    </Group>
  );
}
