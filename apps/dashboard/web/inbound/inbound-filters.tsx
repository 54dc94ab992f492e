import { Group, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { since, SINCE } from '../messages/list/message-choice.js';
import { CHANNEL_CHOICES } from '../messages/message-words.js';
import type { InboundChoice } from './inbound-choice.js';

interface InboundFiltersProps {
  readonly choice: InboundChoice;
  readonly onChange: (choice: InboundChoice) => void;
}

/** Nobody answers a notification. */
const CHANNELS = [
  { value: '', label: 'Any channel' },
  ...CHANNEL_CHOICES.filter(({ value }) => value !== 'push'),
];

/** Narrows the list; the service does the work. */
export function InboundFilters({ choice, onChange }: InboundFiltersProps) {
  const change = (part: Partial<InboundChoice>) => onChange({ ...choice, ...part });
  const address = (label: string, name: 'from' | 'to', placeholder: string) => (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={placeholder}
      leftSection={<IconSearch size={16} />}
      flex="1 1 220px"
      maw={{ base: '100%', sm: 240 }}
      value={choice[name]}
      onChange={({ currentTarget: { value } }) => change({ [name]: value })}
    />
  );
  return (
    <Group gap="sm">
      {address('Sent by', 'from', 'Whole number or address')}
      {address('Sent to', 'to', 'Your number or address')}
      <Select
        aria-label="Channel"
        flex="1 1 130px"
        maw={{ base: '100%', sm: 160 }}
        allowDeselect={false}
        data={CHANNELS}
        value={choice.channel}
        onChange={(channel) => change({ channel: channel ?? '' })}
      />
      <Select
        aria-label="Since"
        flex="1 1 130px"
        maw={{ base: '100%', sm: 160 }}
        allowDeselect={false}
        data={SINCE}
        value={choice.since}
        onChange={(hours) => change(since(hours ?? ''))}
      />
    </Group>
  );
}
