import { Stack } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { userSessionsQuery } from '../api/users.js';
import { MoreButton } from '../sources/more-button.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { UserSessionTable } from './user-session-table.js';

/** Where all users are signed in, newest first. */
export function SessionsTab({ project }: { readonly project: string }) {
  const sessions = useInfiniteQuery(userSessionsQuery(project));
  return (
    <Stack>
      <Loaded query={sessions}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={IconDeviceMobile}
              title="Nobody is signed in"
              text="A session begins when a user signs in with a code or a password. It can be ended here."
            />
          ) : (
            <div className="card">
              <UserSessionTable project={project} sessions={items} hasUsers />
            </div>
          )
        }
      </Loaded>
      <MoreButton query={sessions} />
    </Stack>
  );
}
