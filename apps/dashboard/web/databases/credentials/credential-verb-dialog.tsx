import { Select } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  credentialsQuery,
  deleteCredential,
  endPrevious,
  rotateCredential,
} from '../../api/database-credentials.js';
import type { DatabaseRef } from '../../api/databases.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';

const GRACES = [
  { value: '0', label: 'End at once' },
  { value: '3600', label: 'Work for another hour' },
  { value: '86400', label: 'Work for another day' },
] as const;
const USUAL_GRACE_S = 3600;

const VERBS = {
  rotate: {
    title: 'Rotate',
    action: 'Rotate password',
    text: 'It gets another user and password. Apps that are attached have credentials of their own, which this does not touch.',
    run: rotateCredential,
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
  const [graceS, setGrace] = useState(USUAL_GRACE_S);
  const queryClient = useQueryClient();
  const act = useMutation({
    mutationFn: async () => void (await run(at, name, graceS)),
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
      {verb === 'rotate' && (
        <Select
          mt="sm"
          label="The ones before"
          allowDeselect={false}
          data={GRACES}
          value={String(graceS)}
          onChange={(value) => setGrace(Number(value))}
        />
      )}
    </ConfirmDialog>
  );
}
