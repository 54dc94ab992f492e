import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { createKycSession, kycKey } from '../../api/kyc.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { issueOf, restOf } from '../../ui/issue-of.js';
import { NewSessionView } from './new-session-view.js';

const CLAIMS = [
  { field: 'first_name', label: 'First name' },
  { field: 'last_name', label: 'Last name' },
] as const;
const FIELDS = ['external_reference', 'user_id', 'claims.first_name', 'claims.last_name'];

type Claim = (typeof CLAIMS)[number]['field'];

interface NewSessionDialogProps {
  readonly project: string;
  readonly onClose: () => void;
}

/** Begins a verification and shows the link for the person. */
export function NewSessionDialog({ project, onClose }: NewSessionDialogProps) {
  const [reference, setReference] = useState('');
  const [claims, setClaims] = useState<Readonly<Record<Claim, string>>>({
    first_name: '',
    last_name: '',
  });
  const queryClient = useQueryClient();
  const create = useMutation({
    mutationFn: () => {
      const given = Object.entries(claims).filter(([, text]) => text.trim() !== '');
      return createKycSession(project, {
        external_reference: reference.trim(),
        ...(given.length > 0 ? { claims: Object.fromEntries(given) } : {}),
      });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: kycKey(project) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  };
  return (
    <Modal opened onClose={onClose} title="New verification" closeOnClickOutside={!create.data}>
      {create.data ? (
        <NewSessionView session={create.data} onDone={onClose} />
      ) : (
        <form onSubmit={submit}>
          <Stack>
            <TextInput
              data-autofocus
              required
              label="Reference"
              description="What you call the person, such as a customer number."
              maxLength={128}
              value={reference}
              error={issueOf(create.error, 'external_reference')}
              onChange={(event) => setReference(event.currentTarget.value)}
            />
            {CLAIMS.map(({ field, label }) => (
              <TextInput
                key={field}
                label={label}
                description="Compared with the document. You may leave it empty."
                value={claims[field]}
                error={issueOf(create.error, `claims.${field}`)}
                onChange={({ currentTarget: { value } }) =>
                  setClaims((all) => ({ ...all, [field]: value }))
                }
              />
            ))}
            <ErrorNotice error={restOf(create.error, FIELDS)} />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={create.isPending}>
                Begin
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
