import { Button, Group, Modal, type ModalProps, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { ErrorNotice } from './error-notice.js';

interface FormDialogProps {
  readonly title: string;
  readonly size?: ModalProps['size'];
  /** What the button says that does it. */
  readonly action: string;
  /** Whether it takes something away. */
  readonly isGrave?: boolean;
  /** Whether everything needed is there. */
  readonly isReady?: boolean;
  readonly isPending: boolean;
  /** What no field shows. */
  readonly error: Error | null;
  readonly onSubmit: () => void;
  /** Something was typed: what was wrong with it before need not be so any more. */
  readonly onEdit?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog, with its two buttons. */
export function FormDialog(props: FormDialogProps) {
  const { title, size, action, isGrave, isReady = true, isPending, error, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands it on to the form of a dialog that opened this one.
    event.stopPropagation();
    if (isReady) props.onSubmit();
  };
  return (
    <Modal opened onClose={props.onClose} title={title} {...(size !== undefined && { size })}>
      <form onSubmit={submit} onChange={() => !isPending && props.onEdit?.()}>
        <Stack>
          {children}
          <ErrorNotice error={error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={props.onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              loading={isPending}
              disabled={!isReady}
              {...(isGrave && { color: 'red.8' })}
            >
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
