import { Group, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';

const STATES = [
  { value: '', label: 'Any state' },
  { value: 'false', label: 'Not banned' },
  { value: 'true', label: 'Banned' },
];

interface UserSearchProps {
  readonly text: string;
  readonly isUnfinished: boolean;
  readonly banned: string;
  readonly onText: (text: string) => void;
  readonly onBanned: (banned: string) => void;
}

/** Finds users by their whole address or number, and by their state. */
export function UserSearch({ text, isUnfinished, banned, onText, onBanned }: UserSearchProps) {
  return (
    <Group gap="sm" align="flex-start" flex="1 1 260px">
      <TextInput
        type="search"
        aria-label="Search users"
        placeholder="E-mail address or phone number"
        leftSection={<IconSearch size={16} />}
        flex="1 1 260px"
        maw={340}
        inputWrapperOrder={['input', 'description']}
        description={isUnfinished ? 'Type the whole address, or the number with its +.' : undefined}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
      />
      <Select
        aria-label="State"
        w={150}
        allowDeselect={false}
        data={STATES}
        value={banned}
        onChange={(value) => onBanned(value ?? '')}
      />
    </Group>
  );
}
