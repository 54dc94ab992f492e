import { Anchor, Button, Group, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { appQuery, cancelDeployment, deploymentQuery } from '../api/apps.js';
import { AppAddress } from '../apps/app-table.js';
import { LiveLog } from '../logs/live-log.js';
import { useProject } from '../projects/use-project-slug.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { Loaded } from '../ui/loaded.js';
import { Page } from '../ui/page.js';
import './deployments.css';
import { DeploymentSummary } from './deployment-summary.js';
import { Detected } from './detected.js';
import { NextSteps } from './next-steps.js';
import { StageList } from './stage-list.js';
import { isCancellable } from './stages.js';

export function DeploymentPage() {
  const project = useProject();
  const { app = '', deployment: id = '' } = useParams({ strict: false });
  const query = deploymentQuery(project, app, id);
  const deployment = useQuery(query);
  const { data: whole } = useQuery(appQuery(project, app));
  const queryClient = useQueryClient();
  const refresh = () => {
    void queryClient.invalidateQueries(query);
    void queryClient.invalidateQueries({ ...appQuery(project, app), exact: true });
  };
  const cancel = useMutation({
    mutationFn: () => cancelDeployment(project, app, id),
    onSettled: refresh,
  });
  const found = deployment.data;
  const base = `/api/platform/v1/projects/${project}/apps/${encodeURIComponent(app)}`;

  return (
    <Page
      title={found ? `Deployment #${found.number}` : 'Deployment'}
      of={app}
      text={
        <Group gap="xs" role="status">
          <Anchor
            size="sm"
            renderRoot={(props) => (
              <Link
                to="/projects/$project/app/$app"
                params={{ project, app }}
                search={{ tab: 'deployments' }}
                {...props}
              />
            )}
          >
            ← {app}
          </Anchor>
          {found?.status === 'live' && found.release_id === whole?.current_release?.id && (
            <span>
              Your app is live at <AppAddress url={found.url} />
            </span>
          )}
        </Group>
      }
      actions={
        found && (
          <>
            {isCancellable(found.status) && (
              <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
                Cancel deployment
              </Button>
            )}
            {whole && <NextSteps project={project} app={whole} deployment={found} />}
          </>
        )
      }
    >
      <ErrorNotice error={cancel.error} />
      <Loaded query={deployment}>
        {(data) => (
          <>
            <DeploymentSummary deployment={data} app={whole} />
            <div className="deployment-parts">
              <Stack className="card" p="lg" gap="sm">
                <StageList deployment={data} />
              </Stack>
              <LiveLog
                url={`${base}/deployments/${id}/logs/stream`}
                title="Build log"
                fileName={`${app}-${data.number}.log`}
                emptyText="Waiting for the first line…"
                onOther={refresh}
              />
            </div>
            {data.plan && <Detected plan={data.plan} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}
