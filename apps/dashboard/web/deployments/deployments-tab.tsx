import type { AppTabProps } from '../apps/app-tab.js';
import { DeploymentList } from './deployment-list.js';

/** Every attempt to deploy the app. */
export function DeploymentsTab({ project, app }: AppTabProps) {
  return <DeploymentList project={project} app={app} />;
}
