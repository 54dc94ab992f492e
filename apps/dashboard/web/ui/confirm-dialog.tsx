import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ErrorNotice } from './error-notice.js';

interface ConfirmDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Must be typed before the button works; for what cannot be undone. */
  readonly typed?: string;
  readonly action: string;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, typed, action, isPending, error, onConfirm, onClose } = props;
  const [text, setText] = useState('');
  const isReady = typed === undefined || text.trim() === typed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands it on to the form of a dialog that opened this one.
    event.stopPropagation();
    if (isReady && !isPending) onConfirm();
  };
  return (
    <Modal opened onClose={onClose} title={title}>
      <form onSubmit={submit}>
        <Stack>
          <Text size="sm" component="div">
            {children}
          </Text>
          {typed !== undefined && (
            <TextInput
              data-autofocus
              autoComplete="off"
              label={
                <>
                  Type <strong className="mono">{typed}</strong> to confirm
                </>
              }
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
          <ErrorNotice error={error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color="red.8" disabled={!isReady} loading={isPending}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
