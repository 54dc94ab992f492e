import { ActionIcon, Badge, Select, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeRole, membersQuery } from '../api/projects.js';
import { sessionQuery } from '../api/session.js';
import type { Member, Role } from '../api/shapes.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { ROLES } from './roles.js';

interface MemberTableProps {
  readonly project: string;
  readonly members: readonly Member[];
  readonly mayManage: boolean;
  readonly onRemove: (member: Member) => void;
}

export const nameOf = ({ name, email, phone }: Member): string => name ?? email ?? phone ?? '–';

export function MemberTable({ project, members, mayManage, onRemove }: MemberTableProps) {
  const { data: session } = useQuery(sessionQuery);
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: ({ member, role }: { member: Member; role: Role }) =>
      changeRole(project, member.account_id, role),
    onSuccess: (_, { member, role }) =>
      notifications.show({ message: `${nameOf(member)} is now ${role}.` }),
    onSettled: () => queryClient.invalidateQueries(membersQuery(project)),
  });
  return (
    <>
      <ErrorNotice error={change.error} />
      <div className="card table-scroll" tabIndex={0} role="region" aria-label="Members">
        <Table>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Name</Table.Th>
              <Table.Th w={170}>Role</Table.Th>
              <Table.Th w={60} aria-label="Actions" />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {members.map((member) => {
              const isSelf = member.account_id === session?.account?.id;
              return (
                <Table.Tr key={member.account_id}>
                  <Table.Td>
                    <Text size="sm" fw={500}>
                      {nameOf(member)} {isSelf && <span>(you)</span>}
                      {member.status === 'invited' && (
                        <Badge variant="default" size="sm" ml={6}>
                          Invited
                        </Badge>
                      )}
                    </Text>
                    {member.name && (
                      <Text size="xs" c="dimmed">
                        {member.email ?? member.phone}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td>
                    {mayManage ? (
                      <Select
                        size="xs"
                        miw={125}
                        allowDeselect={false}
                        aria-label={`Role of ${nameOf(member)}`}
                        data={ROLES.map(({ value, label }) => ({ value, label }))}
                        value={member.role}
                        disabled={change.isPending}
                        onChange={(role) => role && change.mutate({ member, role })}
                      />
                    ) : (
                      <Text size="sm" tt="capitalize">
                        {member.role}
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td ta="right">
                    {mayManage && (
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        aria-label={isSelf ? 'Leave the project' : `Remove ${nameOf(member)}`}
                        onClick={() => onRemove(member)}
                      >
                        <IconTrash size={17} />
                      </ActionIcon>
                    )}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}
