import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';

interface AddRowProps {
  readonly label: string;
  readonly onAdd: () => void;
}

/** Adds a row. */
export function AddRow({ label, onAdd }: AddRowProps) {
  return (
    <Button variant="default" leftSection={<IconPlus size={16} />} onClick={onAdd}>
      {label}
    </Button>
  );
}

interface RemoveRowProps {
  /** What is removed, read out by screen readers. */
  readonly what: string;
  readonly onRemove: () => void;
}

/** Takes a row away. */
export function RemoveRow({ what, onRemove }: RemoveRowProps) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={`Remove ${what}`} onClick={onRemove}>
      <IconTrash size={17} />
    </ActionIcon>
  );
}
