import { Group, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { templatesQuery } from '../../api/message-templates.js';
import { CHANNEL_CHOICES, STATUS_CHOICES } from '../message-words.js';
import { type MessageChoice, since, SINCE } from './message-choice.js';

interface MessageFiltersProps {
  readonly project: string;
  readonly choice: MessageChoice;
  readonly onChange: (choice: MessageChoice) => void;
}

const any = (label: string) => ({ value: '', label });

/** Narrows the list; the service does the work. */
export function MessageFilters({ project, choice, onChange }: MessageFiltersProps) {
  const templates = useQuery(templatesQuery(project));
  const change = (part: Partial<MessageChoice>) => onChange({ ...choice, ...part });
  const known = (templates.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Group gap="sm" flex="1 1 260px">
      <TextInput
        type="search"
        aria-label="Recipient"
        placeholder="Whole address or number"
        leftSection={<IconSearch size={16} />}
        flex="1 1 240px"
        maw={{ base: '100%', sm: 260 }}
        value={choice.to}
        onChange={({ currentTarget: { value } }) => change({ to: value })}
      />
      <Choice
        label="Channel"
        data={[any('Any channel'), ...CHANNEL_CHOICES]}
        value={choice.channel}
        onChange={(channel) => change({ channel })}
      />
      <Choice
        label="Status"
        data={[any('Any status'), ...STATUS_CHOICES]}
        value={choice.status}
        onChange={(status) => change({ status })}
      />
      {known.length > 0 && (
        <Choice
          label="Template"
          data={[any('Any template'), ...known]}
          value={choice.template}
          onChange={(template) => change({ template })}
        />
      )}
      <Choice
        label="Since"
        data={SINCE}
        value={choice.since}
        onChange={(hours) => change(since(hours))}
      />
    </Group>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly data: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, data, value, onChange }: ChoiceProps) {
  return (
    <Select
      aria-label={label}
      flex="1 1 130px"
      maw={{ base: '100%', sm: 160 }}
      allowDeselect={false}
      data={[...data]}
      value={value}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
