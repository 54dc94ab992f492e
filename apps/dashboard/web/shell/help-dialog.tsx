import { Group, Kbd, Modal, Stack, Text } from '@mantine/core';
import type { Destination } from './destinations.js';

interface HelpDialogProps {
  readonly pages: readonly Destination[];
  readonly onClose: () => void;
}

/** The keyboard shortcuts. */
export function HelpDialog({ pages, onClose }: HelpDialogProps) {
  const rows: [string, string[]][] = [
    ['Search and commands', ['Ctrl', 'K']],
    ['This help', ['?']],
    ['Close a dialog', ['Esc']],
    ...pages.flatMap(({ label, key }): [string, string[]][] =>
      key === undefined ? [] : [[`Go to ${label}`, ['g', key]]],
    ),
  ];
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts">
      <Stack gap="xs">
        {rows.map(([text, keys]) => (
          <Group key={text} justify="space-between">
            <Text size="sm">{text}</Text>
            <Group gap={4}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </Group>
          </Group>
        ))}
      </Stack>
    </Modal>
  );
}
