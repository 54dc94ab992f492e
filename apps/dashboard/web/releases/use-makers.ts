import { useQuery } from '@tanstack/react-query';
import { deploymentsQuery } from '../api/apps.js';
import type { AppTabProps } from '../apps/app-tab.js';
import type { Deployment, Release } from '../api/shapes.js';

interface Makers {
  /** First lines of commit messages by their commits. */
  readonly messages: ReadonlyMap<string, string>;
  /** The deployment that made a release; undefined for those of long ago. */
  readonly makerOf: (release: Release) => Deployment | undefined;
}

/** What the newest deployments tell of the releases that they made. */
export function useMakers({ project, app }: AppTabProps): Makers {
  const { data: deployments = [] } = useQuery(deploymentsQuery(project, app.name));
  const messages = new Map<string, string>();
  for (const { commit_sha: sha, commit_message: message } of deployments) {
    if (sha && message) messages.set(sha, message);
  }
  return {
    messages,
    makerOf: (release) => deployments.find(({ id }) => id === release.deployment_id),
  };
}

/** Whether a release was made by a deployment that ended before it served. */
export const neverServed = (maker: Deployment | undefined): boolean =>
  maker?.status === 'failed' || maker?.status === 'cancelled';
