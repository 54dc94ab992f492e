import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { createUser, usersKey } from '../api/users.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf, restOf } from '../ui/issue-of.js';

interface CreateUserDialogProps {
  readonly project: string;
  readonly onClose: () => void;
}

const BLANK = { name: '', email: '', phone: '' };

/** Makes a user who has not signed in yet. */
export function CreateUserDialog({ project, onClose }: CreateUserDialogProps) {
  const [fields, setFields] = useState(BLANK);
  const [isKnown, setKnown] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: () => {
      const [name, email, phone] = [fields.name.trim(), fields.email.trim(), fields.phone.trim()];
      return createUser(project, {
        ...(name ? { name } : {}),
        ...(email ? { email, is_email_verified: isKnown } : {}),
        ...(phone ? { phone, is_phone_verified: isKnown } : {}),
      });
    },
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries({ queryKey: usersKey(project) });
      await navigate({
        to: '/projects/$project/auth/users/$user',
        params: { project, user: id },
      });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate();
  };
  const field = (key: keyof typeof BLANK) => ({
    value: fields[key],
    error: issueOf(create.error, key),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setFields((all) => ({ ...all, [key]: value })),
  });
  return (
    <Modal opened onClose={onClose} title="New user">
      <form onSubmit={submit}>
        <Stack>
          <TextInput data-autofocus label="Name" placeholder="Optional" {...field('name')} />
          <TextInput label="E-mail address" type="email" {...field('email')} />
          <TextInput
            label="Phone number"
            description="With the country, such as +14155550123."
            type="tel"
            {...field('phone')}
          />
          <Checkbox
            label="I know that they are the user’s"
            description="Otherwise they count as proven after the first sign-in with them."
            checked={isKnown}
            onChange={(event) => setKnown(event.currentTarget.checked)}
          />
          <ErrorNotice error={restOf(create.error, Object.keys(BLANK))} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              disabled={!fields.email.trim() && !fields.phone.trim()}
              loading={create.isPending}
            >
              Create user
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
