import { ActionIcon, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { DraftValue } from './contact-draft.js';

interface ValueRowsProps {
  /** What they are called together. */
  readonly label: string;
  /** What one of them is called. */
  readonly single: string;
  readonly type: 'email' | 'tel';
  /** The kinds to choose from. */
  readonly kinds: readonly string[];
  readonly all: readonly DraftValue[];
  readonly onChange: (all: readonly DraftValue[]) => void;
}

/** Several values of a contact, each with what kind it is. */
export function ValueRows({ label, single, type, kinds, all, onChange }: ValueRowsProps) {
  const set = (index: number, change: Partial<DraftValue>) =>
    onChange(all.map((one, at) => (at === index ? { ...one, ...change } : one)));
  return (
    <Stack gap={6} role="group" aria-label={label}>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      {all.map(({ value, types }, index) => {
        const [kind = ''] = types;
        const known = [...new Set([...kinds, ...types])];
        const name = `${single} ${index + 1}`;
        return (
          <Group key={index} gap="xs" wrap="nowrap">
            <TextInput
              aria-label={name}
              type={type}
              flex={1}
              maxLength={type === 'email' ? 254 : 100}
              value={value}
              onChange={({ currentTarget }) => set(index, { value: currentTarget.value })}
            />
            <Select
              aria-label={`Kind of ${name}`}
              w={110}
              allowDeselect={false}
              data={[
                { value: '', label: 'other' },
                ...known.map((one) => ({ value: one, label: one })),
              ]}
              value={kind}
              // What else it is stays, such as `fax` of work.
              onChange={(to) => set(index, { types: [...(to ? [to] : []), ...types.slice(1)] })}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Remove ${name}`}
              onClick={() => onChange(all.filter((_, at) => at !== index))}
            >
              <IconX size={16} />
            </ActionIcon>
          </Group>
        );
      })}
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} />}
          onClick={() => onChange([...all, { value: '', types: [] }])}
        >
          Add {single.toLowerCase()}
        </Button>
      </Group>
    </Stack>
  );
}
