import { Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type EnvRow, parseEnvLines } from '../apps/env-row.js';

interface PasteDialogProps {
  readonly onPaste: (rows: readonly EnvRow[]) => void;
  readonly onClose: () => void;
}

/** Takes the text of a `.env` file. */
export function PasteDialog({ onPaste, onClose }: PasteDialogProps) {
  const [text, setText] = useState('');
  const { rows, badLine } = parseEnvLines(text);
  const take = () => {
    onPaste(rows);
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title="Paste a .env file" size="lg">
      <Stack>
        <Textarea
          data-autofocus
          label="Lines of NAME=value"
          description="Comments and empty lines are left out."
          rows={10}
          spellCheck={false}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
          value={text}
          error={badLine === undefined ? undefined : `Line ${badLine} is not NAME=value.`}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={badLine !== undefined || rows.length === 0} onClick={take}>
            {rows.length === 1 ? 'Take 1 variable' : `Take ${rows.length} variables`}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
