import { ActionIcon, Menu, Stack, Table, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDots, IconSend, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invitationsQuery, resendInvitation, revokeInvitation } from '../api/invitations.js';
import type { Invitation } from '../api/shapes.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';

interface InvitationTableProps {
  readonly project: string;
  readonly invitations: readonly Invitation[];
  readonly mayManage: boolean;
}

/** The people who were invited and have not answered. */
export function InvitationTable({ project, invitations, mayManage }: InvitationTableProps) {
  const queryClient = useQueryClient();
  const act = useMutation({
    mutationFn: ({ id, isRevoked }: Invitation & { isRevoked: boolean }) =>
      isRevoked ? revokeInvitation(project, id) : resendInvitation(project, id),
    onSuccess: (_, { email, isRevoked }) => {
      const text = isRevoked ? `The invitation of ${email} was taken back.` : `Sent to ${email}.`;
      notifications.show({ message: text });
    },
    onSettled: () => queryClient.invalidateQueries(invitationsQuery(project)),
  });
  return (
    <Stack gap="sm">
      <Title order={2}>Pending invitations</Title>
      <ErrorNotice error={act.error} />
      <div className="card table-scroll" tabIndex={0} role="region" aria-label="Invitations">
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>E-mail address</Table.Th>
              <Table.Th>Role</Table.Th>
              <Table.Th visibleFrom="sm">Mail</Table.Th>
              <Table.Th visibleFrom="sm">Ends</Table.Th>
              <Table.Th w={60} aria-label="Actions" />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {invitations.map((invitation) => (
              <Table.Tr key={invitation.id}>
                <Table.Td>
                  <Text size="sm" fw={500}>
                    {invitation.email}
                  </Text>
                  <Text size="xs" c="dimmed" hiddenFrom="sm">
                    {invitation.mailed_at ? 'Ends ' : 'Not sent, ends '}
                    <Time at={invitation.expires_at} />
                  </Text>
                </Table.Td>
                <Table.Td tt="capitalize">{invitation.role}</Table.Td>
                <Table.Td visibleFrom="sm" style={{ whiteSpace: 'nowrap' }}>
                  {invitation.mailed_at ? (
                    <Status value="sent" />
                  ) : (
                    <Status value="failed" label="Not sent" />
                  )}
                </Table.Td>
                <Table.Td visibleFrom="sm">
                  <Time at={invitation.expires_at} />
                </Table.Td>
                <Table.Td ta="right">
                  {mayManage && (
                    <InvitationMenu
                      email={invitation.email}
                      onAct={(isRevoked) => act.mutate({ ...invitation, isRevoked })}
                    />
                  )}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </Stack>
  );
}

interface InvitationMenuProps {
  readonly email: string;
  readonly onAct: (isRevoked: boolean) => void;
}

function InvitationMenu({ email, onAct }: InvitationMenuProps) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={`Actions for ${email}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconSend size={16} />} onClick={() => onAct(false)}>
          Send again
        </Menu.Item>
        <Menu.Item
          c="var(--mantine-color-error)"
          leftSection={<IconTrash size={16} />}
          onClick={() => onAct(true)}
        >
          Revoke
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
