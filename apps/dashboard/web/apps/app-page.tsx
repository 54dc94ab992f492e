import { Button, Tabs, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { appQuery, deploy } from '../api/apps.js';
import type { AppTab } from '../app/project-routes.js';
import { DeploymentList } from '../deployments/deployment-list.js';
import { useProject } from '../projects/use-project-slug.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import { AppSettings } from './app-settings.js';
import { AppSummary } from './app-summary.js';
import { EnvEditor } from './env-editor.js';
import { RuntimeLog } from './runtime-log.js';

export function AppPage() {
  const project = useProject();
  const name = useParams({ strict: false }).app ?? '';
  const { tab = 'deployments' } = useSearch({ strict: false });
  const app = useQuery(appQuery(project, name));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const page = `/projects/${project}/app/${name}`;
  const redeploy = useMutation({
    mutationFn: () => deploy(project, name),
    onSuccess: async ({ id }) => {
      await queryClient.invalidateQueries(appQuery(project, name));
      await navigate({ to: `${page}/deployments/${id}` });
    },
  });
  return (
    <Page
      title={name}
      actions={
        app.data && (
          <Button loading={redeploy.isPending} onClick={() => redeploy.mutate()}>
            Deploy now
          </Button>
        )
      }
    >
      <ErrorNotice error={redeploy.error} />
      <Loaded query={app}>
        {(found) => (
          <>
            <AppSummary app={found} />
            <Tabs
              value={tab}
              onChange={(value) => void navigate({ to: page, search: { tab: value as AppTab } })}
            >
              <Tabs.List mb="md">
                <Tabs.Tab value="deployments">Deployments</Tabs.Tab>
                <Tabs.Tab value="logs">Logs</Tabs.Tab>
                <Tabs.Tab value="environment">
                  Environment{' '}
                  <Text span size="xs" c="dimmed">
                    {found.env_keys.length}
                  </Text>
                </Tabs.Tab>
                <Tabs.Tab value="settings">Settings</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="deployments">
                <DeploymentList project={project} app={name} />
              </Tabs.Panel>
              <Tabs.Panel value="logs">
                {tab === 'logs' && <RuntimeLog project={project} app={name} />}
              </Tabs.Panel>
              <Tabs.Panel value="environment">
                <EnvEditor project={project} app={found} />
              </Tabs.Panel>
              <Tabs.Panel value="settings">
                <AppSettings project={project} app={found} />
              </Tabs.Panel>
            </Tabs>
          </>
        )}
      </Loaded>
    </Page>
  );
}
