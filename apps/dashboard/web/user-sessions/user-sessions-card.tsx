import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useInfiniteQuery } from '@tanstack/react-query';
import { signUserOut, userSessionsQuery } from '../api/users.js';
import { MoreButton } from '../sources/more-button.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Section } from '../ui/section.js';
import { useUserChange } from '../users/use-user-change.js';
import { UserSessionTable } from './user-session-table.js';

interface UserSessionsCardProps {
  readonly project: string;
  readonly user: string;
}

/** Where one user is signed in. */
export function UserSessionsCard({ project, user }: UserSessionsCardProps) {
  const sessions = useInfiniteQuery(userSessionsQuery(project, user));
  const change = useUserChange(project);
  const signOut = () =>
    change.mutate(async () => {
      const { ended } = await signUserOut(project, user);
      notifications.show({ message: `${ended} session${ended === 1 ? '' : 's'} ended.` });
    });
  return (
    <Section title="Sessions" text="Where the user is signed in.">
      <ErrorNotice error={change.error} />
      <Loaded query={sessions} rows={1}>
        {(items) =>
          items.length === 0 ? (
            <Text size="sm" c="dimmed">
              The user is signed in nowhere.
            </Text>
          ) : (
            <>
              <UserSessionTable project={project} sessions={items} hasUsers={false} />
              <Group justify="flex-end">
                <Button variant="default" loading={change.isPending} onClick={signOut}>
                  Sign out everywhere
                </Button>
              </Group>
            </>
          )
        }
      </Loaded>
      <MoreButton query={sessions} />
    </Section>
  );
}
