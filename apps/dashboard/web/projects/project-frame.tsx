import { Button } from '@mantine/core';
import { ApiRequestError } from '@skydeck/sdk';
import { IconMoodEmpty } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { projectQuery } from '../api/projects.js';
import { useMode } from '../mode/mode.js';
import { EmptyState } from '../ui/empty-state.js';
import { Page } from '../ui/page.js';
import { useProject } from './use-project-slug.js';

/** Every page of a project; one sentence when the project is not there or not for this account. */
export function ProjectFrame() {
  const slug = useProject();
  const { error } = useQuery(projectQuery(slug));
  const mode = useMode();
  if (!(error instanceof ApiRequestError) || error.status !== 404) return <Outlet key={mode} />;
  return (
    <Page title={slug}>
      <EmptyState
        icon={IconMoodEmpty}
        title="There is no such project"
        text="It was deleted, or you are not a member of it. Ask one of its owners to add you."
      >
        <Button component={Link} to="/">
          Go to your projects
        </Button>
      </EmptyState>
    </Page>
  );
}
