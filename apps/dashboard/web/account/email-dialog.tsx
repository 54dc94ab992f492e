import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { changeEmail, confirmEmail, type EmailChange } from '../api/account.js';
import { sessionQuery } from '../api/session.js';
import { CodeInput } from '../second-factor/code-input.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';

interface EmailDialogProps {
  readonly current: string | null;
  readonly onClose: () => void;
}

/** Gives the account another address: a code proves it, and the old one is told. */
export function EmailDialog({ current, onClose }: EmailDialogProps) {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState<EmailChange>();
  const start = useMutation({ mutationFn: () => changeEmail(email.trim()), onSuccess: setSent });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!start.isPending) start.mutate();
  };
  return (
    <Modal opened onClose={onClose} title="Change e-mail address" closeOnClickOutside={!sent}>
      {sent ? (
        <ConfirmForm sent={sent} email={email.trim()} onClose={onClose} />
      ) : (
        <form onSubmit={submit}>
          <Stack>
            <Text size="sm">
              You sign in with the new address from then on. You stay signed in everywhere
              {current === null ? '.' : `, and ${current} is told.`}
            </Text>
            <TextInput
              data-autofocus
              required
              withAsterisk={false}
              type="email"
              autoComplete="email"
              label="New e-mail address"
              value={email}
              error={issueOf(start.error, 'email')}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <ErrorNotice error={restOf(start.error, ['email'])} />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={start.isPending}>
                Send code
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}

interface ConfirmFormProps {
  readonly sent: EmailChange;
  readonly email: string;
  readonly onClose: () => void;
}

function ConfirmForm({ sent, email, onClose }: ConfirmFormProps) {
  const queryClient = useQueryClient();
  const confirm = useMutation({
    mutationFn: (code: string) => confirmEmail(sent.id, code),
    onSuccess: async () => {
      onClose();
      notifications.show({ message: `You sign in with ${email} now.` });
      await queryClient.invalidateQueries(sessionQuery);
    },
  });
  return (
    <CodeInput
      text={
        <>
          Enter the code that we sent to <span className="wrap">{email}</span>.
        </>
      }
      action="Change address"
      onCode={(code) => confirm.mutate(code)}
      isPending={confirm.isPending}
      error={confirm.error}
    />
  );
}
