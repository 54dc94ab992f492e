import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  credentialsQuery,
  deleteCredential,
  endPrevious,
  rotateCredential,
} from '../../api/database-credentials.js';
import type { DatabaseRef } from '../../api/databases.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';

const GRACE_S = 3600;

const VERBS = {
  rotate: {
    title: 'Rotate',
    action: 'Rotate password',
    text: 'It gets another user and password. The ones before work for another hour, so that no connection is refused. Apps that it is attached to are given theirs by themselves.',
    run: (at: DatabaseRef, name: string) => rotateCredential(at, name, GRACE_S),
  },
  end: {
    title: 'End the password before of',
    action: 'End it now',
    text: 'Whoever still uses it is disconnected.',
    run: endPrevious,
  },
  delete: {
    title: 'Delete',
    action: 'Delete credential',
    text: 'Whoever uses it is disconnected. What was made with it stays in the database.',
    run: deleteCredential,
  },
} as const;
export type CredentialVerb = keyof typeof VERBS;

interface CredentialVerbDialogProps {
  readonly at: DatabaseRef;
  readonly verb: CredentialVerb;
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks before a credential is rotated or ended, then does it. */
export function CredentialVerbDialog({ at, verb, name, onClose }: CredentialVerbDialogProps) {
  const { title, action, text, run } = VERBS[verb];
  const queryClient = useQueryClient();
  const act = useMutation({
    mutationFn: async () => void (await run(at, name)),
    onSuccess: async () => {
      await queryClient.invalidateQueries(credentialsQuery(at));
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
