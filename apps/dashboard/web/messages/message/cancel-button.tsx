import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelMessage, messagesKey } from '../../api/message-log.js';
import type { Message } from '../../api/shapes.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { isCancelable } from '../message-words.js';

interface CancelButtonProps {
  readonly project: string;
  readonly message: Message;
}

/** Calls a message off that was not sent yet. */
export function CancelButton({ project, message }: CancelButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => cancelMessage(project, message.id),
    onSuccess: () => {
      setAsking(false);
      notifications.show({ message: 'The message was called off.' });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: messagesKey(project) }),
  });
  if (!isAsking && !isCancelable(message.status)) return null;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Cancel message
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Cancel message"
          action="Cancel message"
          isPending={cancel.isPending}
          error={cancel.error}
          onConfirm={() => cancel.mutate()}
          onClose={() => {
            cancel.reset();
            setAsking(false);
          }}
        >
          It is not sent then, nor by another channel. Once a worker has it, it is too late.
        </ConfirmDialog>
      )}
    </>
  );
}
