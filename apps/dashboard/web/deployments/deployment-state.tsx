import type { App, Deployment } from '../api/shapes.js';
import { Status } from '../ui/status.js';

interface DeploymentStateProps {
  readonly deployment: Deployment;
  readonly app: App | undefined;
}

/** How a deployment stands; only the one whose release serves is live. */
export function DeploymentState({ deployment, app }: DeploymentStateProps) {
  const { status, release_id: release } = deployment;
  const isReplaced = app !== undefined && release !== app.current_release?.id;
  if (status === 'live' && isReplaced) return <Status value="superseded" label="Replaced" />;
  return <Status value={status} />;
}
