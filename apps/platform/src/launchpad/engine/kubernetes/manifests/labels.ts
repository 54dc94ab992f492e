import { type ReplicaSpec, WEB } from '../../runtime.driver.js';
import { MANAGER } from '../cluster.js';
import { labelValue } from './names.js';

/** What our labels begin with. */
export const LABEL = 'skydeck.dev';

const MANAGED = 'app.kubernetes.io/managed-by';

/** Labels that everything of an installation carries. */
export function instanceLabels(instance: string): Record<string, string> {
  return { [MANAGED]: MANAGER, [`${LABEL}/instance`]: instance };
}

/** Labels of everything of an app, or of one of its processes. */
export function appLabels(
  instance: string,
  appId: string,
  process?: string,
): Record<string, string> {
  return {
    ...instanceLabels(instance),
    [`${LABEL}/app`]: labelValue(appId),
    ...(process !== undefined && { [`${LABEL}/process`]: labelValue(process) }),
  };
}

/** Labels of one replica: what is to be known of it after we are started again. */
export function replicaLabels(instance: string, spec: ReplicaSpec): Record<string, string> {
  const { replicaId, appId, projectId, releaseId, process = WEB, isOneOff = false, port } = spec;
  return {
    ...appLabels(instance, appId, process),
    [`${LABEL}/replica`]: labelValue(replicaId),
    [`${LABEL}/project`]: labelValue(projectId),
    [`${LABEL}/release`]: labelValue(releaseId),
    [`${LABEL}/one-off`]: String(isOneOff),
    [`${LABEL}/port`]: String(port),
  };
}
