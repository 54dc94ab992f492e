import { Anchor, SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { userQuery } from '../api/users.js';
import { useProject } from '../projects/use-project-slug.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { UserSessionsCard } from '../user-sessions/user-sessions-card.js';
import { FactorsCard } from './factors-card.js';
import { IdentitiesCard } from './identities-card.js';
import { MetadataCard } from './metadata-card.js';
import { UserActions } from './user-actions.js';
import { UserFacts } from './user-facts.js';
import { userText } from './user-text.js';

/** One user: who it is, how it signs in and where it is signed in. */
export function UserPage() {
  const project = useProject();
  const id = useParams({ strict: false }).user ?? '';
  const user = useQuery(userQuery(project, id));
  return (
    <Page
      title={user.data ? userText(user.data) : 'User'}
      text={
        <Anchor component={Link} to={`/projects/${project}/auth`} size="sm">
          All users
        </Anchor>
      }
      actions={user.data && <UserActions project={project} user={user.data} />}
    >
      <Loaded query={user}>
        {(found) => (
          <Stack>
            <SimpleGrid cols={{ base: 1, md: 2 }}>
              <UserFacts key={found.updated_at} project={project} user={found} />
              <Stack>
                <IdentitiesCard project={project} user={found} />
                <FactorsCard project={project} user={found.id} />
              </Stack>
            </SimpleGrid>
            <UserSessionsCard project={project} user={found.id} />
            <MetadataCard project={project} user={found} />
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
