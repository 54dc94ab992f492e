import { Button } from '@mantine/core';
import { IconPlus, IconRocket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { appsQuery } from '../api/apps.js';
import { useProject } from '../projects/use-project-slug.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { AppTable } from './app-table.js';

export function AppsPage() {
  const project = useProject();
  const apps = useQuery(appsQuery(project));
  const button = (
    <Button
      component={Link}
      to={`/projects/${project}/apps/new`}
      leftSection={<IconPlus size={16} />}
    >
      New app
    </Button>
  );
  return (
    <Page
      title="Apps"
      text="Each app is built from a repository, a folder or an image, and runs at an address of its own."
      actions={apps.data?.length ? button : null}
    >
      <Loaded query={apps}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={IconRocket}
              title="Deploy your first app"
              text="Name a Git repository, upload a folder or push. Skydeck finds out how to build it, starts it and gives it an address."
            >
              {button}
            </EmptyState>
          ) : (
            <AppTable apps={items} project={project} />
          )
        }
      </Loaded>
    </Page>
  );
}
