import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { invite as sendInvitation } from '../api/invitations.js';
import { addMember } from '../api/projects.js';
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
  const isPhone = given.startsWith('+');
  const invite = useMutation({
    mutationFn: (): Promise<object> =>
      isPhone
        ? addMember(project, { phone: given, role })
        : sendInvitation(project, { email: given, role }),
    onSuccess: async () => {
      onClose();
      notifications.show({ message: isPhone ? `${given} was added.` : `${given} was invited.` });
      await queryClient.invalidateQueries({ queryKey: ['project', project] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!invite.isPending) invite.mutate();
  };
  return (
    <Modal opened onClose={onClose} title="Invite to the project">
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            data-autofocus
            required
            withAsterisk={false}
            label="E-mail address or phone number"
            description="An invitation is sent by e-mail and is good for 7 days. Who has a phone number only is added at once."
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
              {isPhone ? 'Add member' : 'Send invitation'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
