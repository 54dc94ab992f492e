import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { addMember, membersQuery } from '../api/projects.js';
import type { Role } from '../api/shapes.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { ROLES } from './roles.js';

interface InviteDialogProps {
  readonly project: string;
  readonly onClose: () => void;
}

export function InviteDialog({ project, onClose }: InviteDialogProps) {
  const [address, setAddress] = useState('');
  const [role, setRole] = useState<Role>('developer');
  const queryClient = useQueryClient();
  const given = address.trim();
  const invite = useMutation({
    mutationFn: () =>
      addMember(project, { ...(given.includes('@') ? { email: given } : { phone: given }), role }),
    onSuccess: async () => {
      onClose();
      notifications.show({ message: `${given} was added.` });
      await queryClient.invalidateQueries(membersQuery(project));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!invite.isPending) invite.mutate();
  };
  return (
    <Modal opened onClose={onClose} title="Add member">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            data-autofocus
            required
            withAsterisk={false}
            label="E-mail address or phone number"
            description="They sign in with it; an account is made when they first do."
            placeholder="colleague@example.com"
            value={address}
            onChange={(event) => setAddress(event.currentTarget.value)}
          />
          <Select
            label="Role"
            description={ROLES.find(({ value }) => value === role)?.text}
            allowDeselect={false}
            data={ROLES.map(({ value, label }) => ({ value, label }))}
            value={role}
            onChange={(value) => value && setRole(value)}
          />
          <ErrorNotice error={invite.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={invite.isPending}>
              Add member
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
