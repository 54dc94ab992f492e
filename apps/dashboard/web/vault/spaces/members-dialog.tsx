import { ActionIcon, Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  removeSpaceMember,
  setSpaceMember,
  type Space,
  spaceMembersQuery,
  type SpaceRole,
} from '../../api/vault-spaces.js';
import { ErrorNotice } from '../../ui/error-notice.js';
import { Loaded } from '../../ui/loaded.js';
import '../access/access.css';

const ROLES: readonly { readonly value: SpaceRole; readonly label: string }[] = [
  { value: 'viewer', label: 'Reads' },
  { value: 'editor', label: 'Reads and writes' },
  { value: 'owner', label: 'Manages' },
];
const roleOf = (value: string | null): SpaceRole =>
  ROLES.find((role) => role.value === value)?.value ?? 'viewer';

interface MembersDialogProps {
  readonly project: string;
  readonly space: Space;
  readonly onClose: () => void;
}

/** Who of your users may use a space, and how. */
export function MembersDialog({ project, space, onClose }: MembersDialogProps) {
  const queryClient = useQueryClient();
  const query = spaceMembersQuery(project, space.id);
  const members = useQuery(query);
  const [user, setUser] = useState('');
  const [role, setRole] = useState<SpaceRole>('editor');
  const refresh = () => queryClient.invalidateQueries({ queryKey: query.queryKey });
  const set = useMutation({
    mutationFn: (member: { user_id: string; role: SpaceRole }) =>
      setSpaceMember(project, space.id, member),
    onSuccess: () => {
      setUser('');
      return refresh();
    },
  });
  const remove = useMutation({
    mutationFn: (member: string) => removeSpaceMember(project, space.id, member),
    onSuccess: refresh,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate({ user_id: user.trim(), role });
  };
  return (
    <Modal opened onClose={onClose} title={`Members of ${space.name}`} size="lg">
      <Stack gap="md">
        <form onSubmit={submit} aria-label="New member">
          <Group align="flex-end" gap="sm">
            <TextInput
              data-autofocus
              label="User"
              description="Your own id of the user."
              maxLength={128}
              style={{ flex: '1 1 12rem' }}
              value={user}
              onChange={({ currentTarget }) => setUser(currentTarget.value)}
            />
            <Select
              label="Role"
              w={170}
              allowDeselect={false}
              data={ROLES}
              value={role}
              onChange={(to) => setRole(roleOf(to))}
            />
            <Button type="submit" loading={set.isPending} disabled={user.trim() === ''}>
              Add
            </Button>
          </Group>
        </form>
        <ErrorNotice error={set.error ?? remove.error} />
        <Loaded query={members} rows={2}>
          {(all) =>
            all.length === 0 ? (
              <Text size="sm" c="dimmed">
                No user is a member. Keys of the project reach the space all the same.
              </Text>
            ) : (
              <ul className="access-list" aria-label="Members">
                {all.map((member) => (
                  <li key={member.user_id}>
                    <Text size="sm" className="mono wrap">
                      {member.user_id}
                    </Text>
                    <Group gap={4} wrap="nowrap">
                      <Select
                        aria-label={`Role of ${member.user_id}`}
                        size="xs"
                        w={160}
                        allowDeselect={false}
                        data={ROLES}
                        value={member.role}
                        onChange={(to) => set.mutate({ user_id: member.user_id, role: roleOf(to) })}
                      />
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        aria-label={`Remove ${member.user_id}`}
                        onClick={() => remove.mutate(member.user_id)}
                      >
                        <IconTrash size={17} />
                      </ActionIcon>
                    </Group>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Stack>
    </Modal>
  );
}
