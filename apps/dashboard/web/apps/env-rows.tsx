import { ActionIcon, Button, Group, PasswordInput, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ClipboardEvent, ReactNode } from 'react';
import { type EnvRow, newRow, parseEnvFile } from './env-row.js';

interface EnvRowsProps {
  readonly rows: readonly EnvRow[];
  readonly onChange: (rows: readonly EnvRow[]) => void;
  /** Beside the button that adds a row. */
  readonly children?: ReactNode;
}

/** Rows of names and values. A whole `.env` file can be pasted into a name. */
export function EnvRows({ rows, onChange, children }: EnvRowsProps) {
  const change = (id: number, part: Partial<EnvRow>) =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));
  const paste = (event: ClipboardEvent, id: number) => {
    const parsed = parseEnvFile(event.clipboardData.getData('text'));
    if (!parsed) return;
    event.preventDefault();
    onChange(rows.flatMap((row) => (row.id === id ? parsed : [row])));
  };
  return (
    <Stack gap="xs">
      {rows.map((row, index) => (
        <Group key={row.id} gap="xs" wrap="nowrap">
          <TextInput
            aria-label={`Name ${index + 1}`}
            placeholder="NAME"
            autoComplete="off"
            spellCheck={false}
            autoFocus={row.name === ''}
            styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
            style={{ flex: 1 }}
            value={row.name}
            onPaste={(event) => paste(event, row.id)}
            onChange={(event) => change(row.id, { name: event.currentTarget.value })}
          />
          <PasswordInput
            aria-label={`Value ${index + 1}`}
            placeholder="value"
            autoComplete="off"
            style={{ flex: 1 }}
            value={row.value}
            onChange={(event) => change(row.id, { value: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={`Remove ${row.name || `row ${index + 1}`}`}
            onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}
          >
            <IconTrash size={17} />
          </ActionIcon>
        </Group>
      ))}
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} />}
          onClick={() => onChange([...rows, newRow()])}
        >
          Add a variable
        </Button>
        {children}
      </Group>
    </Stack>
  );
}
