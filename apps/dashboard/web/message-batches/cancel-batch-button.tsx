import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelBatch, type MessageBatch } from '../api/message-batches.js';
import { messagesKey } from '../api/message-log.js';
import { ConfirmDialog } from '../ui/confirm-dialog.js';

interface CancelBatchButtonProps {
  readonly project: string;
  readonly batch: MessageBatch;
}

/** Calls off what is left of a batch. */
export function CancelBatchButton({ project, batch }: CancelBatchButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => cancelBatch(project, batch.id),
    onSuccess: ({ counts }) => {
      setAsking(false);
      notifications.show({ message: `${counts['canceled'] ?? 0} messages were called off.` });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: messagesKey(project) }),
  });
  if (!isAsking && batch.status !== 'processing') return null;
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Cancel batch
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Cancel batch"
          action="Cancel batch"
          isPending={cancel.isPending}
          error={cancel.error}
          onConfirm={() => cancel.mutate()}
          onClose={() => {
            cancel.reset();
            setAsking(false);
          }}
        >
          Messages that no worker has yet are not sent then. What was sent stays sent.
        </ConfirmDialog>
      )}
    </>
  );
}
