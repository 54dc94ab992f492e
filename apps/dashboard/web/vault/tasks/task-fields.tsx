import { Select, Stack, TagsInput, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Task, TaskChange, TaskList } from '../../api/vault-tasks.js';
import { DueFields } from './due-fields.js';
import { chosenPriority, PRIORITIES } from './priorities.js';

interface TaskFieldsProps {
  readonly task: Task;
  readonly list: TaskList;
  /** Labels that other tasks have. */
  readonly labels: readonly string[];
  readonly onChange: (change: TaskChange) => void;
}

/** What a task is; each field is saved when it is left. */
export function TaskFields({ task, list, labels, onChange }: TaskFieldsProps) {
  const [title, setTitle] = useState(task.title);
  const [notes, setNotes] = useState(task.notes);
  const [assignee, setAssignee] = useState(task.assignee ?? '');
  const saveTitle = () => {
    const text = title.trim();
    if (text === '') setTitle(task.title);
    else if (text !== task.title) onChange({ title: text });
  };
  const saveAssignee = () => {
    const text = assignee.trim() || null;
    if (text !== task.assignee) onChange({ assignee: text });
  };
  return (
    <Stack gap="sm">
      <TextInput
        label="Title"
        maxLength={500}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && saveTitle()}
        onBlur={saveTitle}
      />
      <Textarea
        label="Notes"
        autosize
        minRows={2}
        maxRows={12}
        maxLength={20_000}
        value={notes}
        onChange={({ currentTarget }) => setNotes(currentTarget.value)}
        onBlur={() => notes !== task.notes && onChange({ notes })}
      />
      <DueFields task={task} onChange={onChange} />
      <Select
        label="Priority"
        data={PRIORITIES}
        allowDeselect={false}
        value={chosenPriority(task.priority)}
        onChange={(priority) => onChange({ priority: Number(priority) })}
      />
      {list.sections.length > 0 && task.parent_id === null && (
        <Select
          label="Section"
          data={[
            { value: '', label: 'None' },
            ...list.sections.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          allowDeselect={false}
          value={task.section_id ?? ''}
          onChange={(section) => onChange({ section_id: section || null })}
        />
      )}
      <TagsInput
        label="Labels"
        data={[...labels]}
        maxTags={50}
        value={[...task.labels]}
        onChange={(chosen) => onChange({ labels: chosen })}
      />
      <TextInput
        label="Assigned to"
        description="Your own id of a user."
        maxLength={128}
        value={assignee}
        onChange={({ currentTarget }) => setAssignee(currentTarget.value)}
        onBlur={saveAssignee}
      />
    </Stack>
  );
}
