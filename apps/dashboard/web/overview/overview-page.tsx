import { Anchor, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconRocket } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { appsQuery } from '../api/apps.js';
import { keysQuery, productsQuery } from '../api/keys.js';
import { projectQuery } from '../api/projects.js';
import { AppTable } from '../apps/app-table.js';
import { stateOf } from '../keys/key-table.js';
import { useProject } from '../projects/use-project-slug.js';
import { CopyIcon } from '../ui/copy-button.js';
import { EmptyState } from '../ui/empty-state.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';

export function OverviewPage() {
  const slug = useProject();
  const project = useQuery(projectQuery(slug));
  const apps = useQuery(appsQuery(slug));
  const keys = useQuery(keysQuery(slug));
  const products = useQuery(productsQuery(slug));
  return (
    <Page
      title={project.data?.name ?? slug}
      text={
        <Group gap={4}>
          <span className="mono">{slug}</span>
          <CopyIcon text={slug} what="project slug" />
        </Group>
      }
      actions={
        <Button component={Link} to={`/projects/${slug}/apps/new`} variant="default">
          Deploy an app
        </Button>
      }
    >
      <SimpleGrid cols={3} spacing={{ base: 'xs', sm: 'lg' }}>
        <Figure
          label="Live apps"
          value={apps.data?.filter(({ status }) => status === 'live').length}
          to={`/projects/${slug}/apps`}
        />
        <Figure
          label="Active keys"
          value={keys.data?.filter((key) => stateOf(key) === 'active').length}
          to={`/projects/${slug}/keys`}
        />
        <Figure
          label="Products in use"
          value={products.data?.filter(({ provisioned_at: at }) => at !== null).length}
          to={`/projects/${slug}/products`}
        />
      </SimpleGrid>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2}>Apps</Title>
          <Anchor component={Link} to={`/projects/${slug}/apps`} size="sm">
            All apps
          </Anchor>
        </Group>
        <Loaded query={apps} rows={1}>
          {(items) =>
            items.length === 0 ? (
              <FirstSteps slug={slug} />
            ) : (
              <AppTable apps={items.slice(0, 5)} project={slug} />
            )
          }
        </Loaded>
      </Stack>
    </Page>
  );
}

function FirstSteps({ slug }: { readonly slug: string }) {
  return (
    <EmptyState
      icon={IconRocket}
      title="Put something online"
      text="Deploy an app from a Git repository, or provision a product and call it from the code you have."
    >
      <Group justify="center">
        <Button component={Link} to={`/projects/${slug}/apps/new`}>
          Deploy an app
        </Button>
        <Button component={Link} to={`/projects/${slug}/products`} variant="default">
          Provision a product
        </Button>
      </Group>
    </EmptyState>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly to: string;
}

function Figure({ label, value, to }: FigureProps) {
  return (
    <Link to={to} className="card card-link" style={{ padding: '12px 16px' }}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text fz={26} fw={600} lh={1.3}>
        {value ?? '–'}
      </Text>
    </Link>
  );
}
