import { Button, Text } from '@mantine/core';
import { IconDatabase, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { databasesQuery } from '../api/databases.js';
import { useProject } from '../projects/use-project-slug.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { DatabaseTable } from './database-table.js';
import { KeptBackups } from './backups/kept-backups.js';
import { useDatabaseEvents } from './use-database-events.js';

export function DatabasesPage() {
  const project = useProject();
  const databases = useQuery(databasesQuery(project));
  useDatabaseEvents(project);
  const button = (
    <Button
      component={Link}
      to={`/projects/${project}/databases/new`}
      leftSection={<IconPlus size={16} />}
    >
      New database
    </Button>
  );
  return (
    <Page
      title="Databases"
      text="PostgreSQL and Valkey, with backups, forks and passwords that change without a pause."
      actions={databases.data?.length ? button : null}
    >
      <Loaded query={databases}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconDatabase}
              title="Create your first database"
              text="A shared one is there within a second. Attach it to an app, and the app has its DATABASE_URL."
            >
              {button}
              <Text size="xs" c="dimmed" className="mono">
                skydeck db create shop
              </Text>
            </EmptyState>
          ) : (
            <DatabaseTable project={project} databases={all} />
          )
        }
      </Loaded>
      <KeptBackups project={project} databases={databases.data} />
    </Page>
  );
}
