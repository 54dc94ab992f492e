import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus, IconServer } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { serversQuery } from '../api/servers.js';
import type { Server } from '../api/shapes.js';
import { useProject } from '../projects/use-project-slug.js';
import { EmptyState } from '../ui/empty-state.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { EVERY_SERVER, isWanted, ServerFilters } from './server-filters.js';
import { ServerTable } from './server-table.js';
import { useServerEvents } from './use-server-events.js';

export function ServersPage() {
  const project = useProject();
  const servers = useQuery(serversQuery(project));
  useServerEvents(project);
  const button = (
    <Button
      component={Link}
      to={`/projects/${project}/servers/new`}
      leftSection={<IconPlus size={16} />}
    >
      New server
    </Button>
  );
  return (
    <Page
      title="Servers"
      text="Virtual machines of your own, with a fixed address, full root access and snapshots."
      actions={
        <>
          <Button component={Link} to={`/projects/${project}/ssh-keys`} variant="default">
            SSH keys
          </Button>
          <Button component={Link} to={`/projects/${project}/images`} variant="default">
            Images
          </Button>
          {servers.data?.length ? button : null}
        </>
      }
    >
      <Loaded query={servers}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={IconServer}
              title="Create your first server"
              text="Choose an image and a size. It has its address at once and runs within seconds."
            >
              {button}
              <Text size="xs" c="dimmed" className="mono">
                skydeck vps create --name web-1 --size nano --image debian-12
              </Text>
            </EmptyState>
          ) : (
            <ServerList project={project} servers={all} />
          )
        }
      </Loaded>
    </Page>
  );
}

function ServerList({ project, servers }: { project: string; servers: readonly Server[] }) {
  const [filter, setFilter] = useState(EVERY_SERVER);
  const [error, setError] = useState<Error | null>(null);
  const wanted = servers.filter((server) => isWanted(server, filter));
  return (
    <Stack>
      <ServerFilters servers={servers} value={filter} onChange={setFilter} />
      <ErrorNotice error={error} />
      {wanted.length > 0 ? (
        <ServerTable project={project} servers={wanted} onError={setError} />
      ) : (
        <Group className="card" p="lg" justify="center" gap="xs" role="status">
          <Text size="sm">No server fits.</Text>
          <Anchor component="button" size="sm" onClick={() => setFilter(EVERY_SERVER)}>
            Show all
          </Anchor>
        </Group>
      )}
    </Stack>
  );
}
