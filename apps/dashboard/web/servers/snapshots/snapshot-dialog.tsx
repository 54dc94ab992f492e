import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ServerRef, serversKey } from '../../api/servers.js';
import { deleteSnapshot, restoreSnapshot } from '../../api/snapshots.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';

const VERBS = {
  restore: {
    title: 'Restore',
    action: 'Restore server',
    text: 'The server is set back to how its disk was then, and restarts if it runs. What was written since is lost; snapshots that were taken since stay.',
    run: restoreSnapshot,
  },
  delete: {
    title: 'Delete',
    action: 'Delete snapshot',
    text: 'The server can then no longer be set back to it. The server itself is not touched.',
    run: deleteSnapshot,
  },
} as const;
export type SnapshotVerb = keyof typeof VERBS;

interface SnapshotDialogProps {
  readonly at: ServerRef;
  readonly verb: SnapshotVerb;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before a snapshot is restored or deleted, then does it. */
export function SnapshotDialog({ at, verb, name, onClose }: SnapshotDialogProps) {
  const { title, action, text, run } = VERBS[verb];
  const queryClient = useQueryClient();
  const act = useMutation({
    mutationFn: async () => void (await run(at, name)),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: serversKey(at.project) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={`${title} ${name}`}
      action={action}
      isPending={act.isPending}
      error={act.error}
      onConfirm={() => act.mutate()}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}
