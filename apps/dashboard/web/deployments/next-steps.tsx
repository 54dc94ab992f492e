import { Button } from '@mantine/core';
import { deploy } from '../api/apps.js';
import type { Deployment } from '../api/shapes.js';
import type { AppTabProps } from '../apps/app-tab.js';
import { TabButton } from '../apps/tab-link.js';
import { useDeploying } from '../apps/use-deploying.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { isRunning } from './stages.js';

interface NextStepsProps extends AppTabProps {
  readonly deployment: Deployment;
}

/** What people do once a deployment is over: try its commit again, or go back. */
export function NextSteps({ project, app, deployment }: NextStepsProps) {
  const going = useDeploying({ project, app: app.name });
  const { status, reason, branch, commit_sha: commit } = deployment;
  if (isRunning(status)) return null;
  const isAgain = status !== 'live' && reason === 'deploy' && app.repo !== 'skydeck';
  return (
    <>
      <ErrorNotice error={going.error} />
      {deployment.release_id && (
        <TabButton project={project} app={app} tab="releases">
          Compare releases
        </TabButton>
      )}
      {isAgain && commit && (
        <Button
          loading={going.isPending}
          onClick={() => going.mutate(() => deploy(project, app.name, { branch, commit }))}
        >
          Deploy again
        </Button>
      )}
    </>
  );
}
