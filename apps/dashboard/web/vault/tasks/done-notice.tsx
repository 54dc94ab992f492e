import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';

const SHOWN_MS = 6000;

/** Says that a task is done, and lets that be taken back. */
export function showDone(title: string, onUndo: () => void): void {
  const id = notifications.show({
    autoClose: SHOWN_MS,
    message: (
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text size="sm" lineClamp={2} className="wrap">
          “{title}” is done.
        </Text>
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            notifications.hide(id);
            onUndo();
          }}
        >
          Undo
        </Button>
      </Group>
    ),
  });
}
