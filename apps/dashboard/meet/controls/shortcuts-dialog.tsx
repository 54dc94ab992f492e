import { Group, Kbd, Modal, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import { hasLetters, setLetters, SHORTCUTS } from './shortcuts.js';

/** The keyboard shortcuts. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const [isOn, setIsOn] = useState(hasLetters);
  return (
    <Modal opened onClose={onClose} title="Keyboard shortcuts">
      <Stack gap="xs">
        {SHORTCUTS.map(([key, text]) => (
          <Group key={key} justify="space-between">
            <Text size="sm">{text}</Text>
            <Kbd>{key}</Kbd>
          </Group>
        ))}
        <Switch
          mt="sm"
          label="Single letters do something"
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => {
            setIsOn(checked);
            setLetters(checked);
          }}
        />
      </Stack>
    </Modal>
  );
}
