import { ActionIcon, Button, Group, Input, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type MetadataRow, newMetadataRow } from './metadata-rows.js';

interface MetadataFieldsProps {
  readonly rows: readonly MetadataRow[];
  readonly error?: string | undefined;
  readonly onChange: (rows: readonly MetadataRow[]) => void;
}

/** Texts of one's own by name. */
export function MetadataFields({ rows, error, onChange }: MetadataFieldsProps) {
  const change = (id: number, part: Partial<MetadataRow>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  return (
    <Stack gap={6} role="group" aria-label="Metadata">
      <Input.Label component="span">Metadata</Input.Label>
      {rows.map(({ id, name, value }, index) => (
        <Group key={id} gap="xs" wrap="nowrap">
          <TextInput
            aria-label={`Name ${index + 1}`}
            placeholder="name"
            autoComplete="off"
            classNames={{ input: 'mono' }}
            flex={1}
            value={name}
            onChange={({ currentTarget }) => change(id, { name: currentTarget.value })}
          />
          <TextInput
            aria-label={`Value ${index + 1}`}
            placeholder="value"
            autoComplete="off"
            flex={1}
            value={value}
            onChange={({ currentTarget }) => change(id, { value: currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Remove ${name || `row ${index + 1}`}`}
            onClick={() => onChange(rows.filter((row) => row.id !== id))}
          >
            <IconTrash size={17} />
          </ActionIcon>
        </Group>
      ))}
      <Input.Error>{error}</Input.Error>
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} />}
          onClick={() => onChange([...rows, newMetadataRow()])}
        >
          Add a text
        </Button>
      </Group>
    </Stack>
  );
}
