import { Button, Group, Text } from '@mantine/core';
import { IconFolderSymlink, IconTrash } from '@tabler/icons-react';

interface ChosenBarProps {
  readonly count: number;
  readonly isPending: boolean;
  readonly onMove: () => void;
  readonly onTrash: () => void;
  readonly onClear: () => void;
}

/** What can be done with all that is chosen. */
export function ChosenBar({ count, isPending, onMove, onTrash, onClear }: ChosenBarProps) {
  return (
    <Group gap="xs" role="group" aria-label="What is chosen">
      <Text size="sm" fw={500} role="status">
        {count} chosen
      </Text>
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconFolderSymlink size={15} />}
        onClick={onMove}
      >
        Move
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        loading={isPending}
        leftSection={<IconTrash size={15} />}
        onClick={onTrash}
      >
        Put into the trash
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onClear}>
        Clear
      </Button>
    </Group>
  );
}
