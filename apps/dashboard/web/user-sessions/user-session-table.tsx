import { Button, Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { UserSession } from '../api/shapes.js';
import { endUserSession } from '../api/users.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Time } from '../ui/time.js';
import { useUserChange } from '../users/use-user-change.js';
import { methodText } from './method-text.js';

interface UserSessionTableProps {
  readonly project: string;
  readonly sessions: readonly UserSession[];
  /** Whether to name the user of each. */
  readonly hasUsers: boolean;
}

export function UserSessionTable({ project, sessions, hasUsers }: UserSessionTableProps) {
  const end = useUserChange(project);
  const titles = [hasUsers ? 'User' : 'Session', 'Signed in by', 'Began', 'Last active', 'Ends'];
  return (
    <>
      <ErrorNotice error={end.error} />
      <div className="table-scroll" tabIndex={0} role="region" aria-label="Sessions">
        <Table>
          <Table.Thead>
            <Table.Tr>
              {titles.map((title) => (
                <Table.Th key={title}>{title}</Table.Th>
              ))}
              <Table.Th aria-label="Actions" />
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {sessions.map(({ id, user_id: user, ...session }) => (
              <Table.Tr key={id}>
                <Table.Td className="mono">
                  {hasUsers ? (
                    <Link
                      to="/projects/$project/auth/users/$user"
                      params={{ project, user }}
                      className="row-link"
                    >
                      {user.slice(0, 14)}…
                    </Link>
                  ) : (
                    `${id.slice(0, 14)}…`
                  )}
                </Table.Td>
                <Table.Td>{session.amr.map(methodText).join(', ') || '–'}</Table.Td>
                <Table.Td>
                  <Time at={session.created_at} />
                </Table.Td>
                <Table.Td>
                  <Time at={session.refreshed_at} />
                </Table.Td>
                <Table.Td>
                  <Time at={session.expires_at} />
                </Table.Td>
                <Table.Td ta="right">
                  <Button
                    size="compact-sm"
                    variant="default"
                    disabled={end.isPending}
                    onClick={() => end.mutate(() => endUserSession(project, id))}
                  >
                    End session
                  </Button>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}
