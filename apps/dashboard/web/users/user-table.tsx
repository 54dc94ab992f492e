import { Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { User } from '../api/shapes.js';
import { Time } from '../ui/time.js';
import { UserState } from './user-state.js';
import { userText } from './user-text.js';

interface UserTableProps {
  readonly project: string;
  readonly users: readonly User[];
}

const TITLES = ['User', 'E-mail', 'Phone', 'State', 'Last signed in', 'Created'];

export function UserTable({ project, users }: UserTableProps) {
  return (
    <div className="card table-scroll" tabIndex={0} role="region" aria-label="Users">
      <Table>
        <Table.Thead>
          <Table.Tr>
            {TITLES.map((title) => (
              <Table.Th key={title}>{title}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.map((user) => (
            <Table.Tr key={user.id}>
              <Table.Td>
                <Link
                  to="/projects/$project/auth/users/$user"
                  params={{ project, user: user.id }}
                  className="row-link"
                >
                  {userText(user)}
                </Link>
                <Text size="xs" c="dimmed" className="mono">
                  {user.id.slice(0, 12)}…
                </Text>
              </Table.Td>
              <Table.Td>{user.email ?? '–'}</Table.Td>
              <Table.Td className="figures">{user.phone ?? '–'}</Table.Td>
              <Table.Td>
                <UserState user={user} />
              </Table.Td>
              <Table.Td>
                <Time at={user.last_sign_in_at} />
              </Table.Td>
              <Table.Td>
                <Time at={user.created_at} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
