import { Button, Group, SimpleGrid, Text } from '@mantine/core';
import { IconPlus, IconStack2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { projectsQuery } from '../api/projects.js';
import type { Project } from '../api/shapes.js';
import { OwnInvitations } from '../invitations/own-invitations.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { Time } from '../ui/time.js';
import { CreateProjectDialog } from './create-project-dialog.js';

export function ProjectsPage() {
  const [isCreating, setCreating] = useState(false);
  const projects = useQuery(projectsQuery);
  const button = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setCreating(true)}>
      New project
    </Button>
  );
  return (
    <Page
      title="Projects"
      text="A project holds apps, API keys and the people who work on them."
      actions={projects.data?.length ? button : null}
    >
      <OwnInvitations />
      <Loaded query={projects}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState
              icon={IconStack2}
              title="Create your first project"
              text="Apps, API keys and messages live in a project. Name it after what you build."
            >
              {button}
            </EmptyState>
          ) : (
            <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
              {items.map((project) => (
                <ProjectCard key={project.id} project={project} />
              ))}
            </SimpleGrid>
          )
        }
      </Loaded>
      {isCreating && <CreateProjectDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}

function ProjectCard({ project }: { readonly project: Project }) {
  const { slug, name, role, created_at: createdAt } = project;
  return (
    <Link
      to="/projects/$project"
      params={{ project: slug }}
      className="card card-link"
      style={{ padding: 18 }}
    >
      <Text fw={600} truncate>
        {name}
      </Text>
      <Text size="sm" c="dimmed" className="mono" truncate>
        {slug}
      </Text>
      <Group justify="space-between" mt="md">
        <Text size="xs" c="dimmed" tt="capitalize">
          {role}
        </Text>
        <Text size="xs" c="dimmed">
          created <Time at={createdAt} />
        </Text>
      </Group>
    </Link>
  );
}
