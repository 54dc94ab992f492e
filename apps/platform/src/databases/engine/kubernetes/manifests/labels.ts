import { LABEL } from '../../../../launchpad/engine/kubernetes/manifests/labels.js';
import { objectName } from '../../../../launchpad/engine/kubernetes/manifests/names.js';
import { MANAGER } from '../database-cluster.js';

/** Label of the pods of a server that the operator sets. */
export const CLUSTER_LABEL = 'cnpg.io/cluster';
/** Label of pods that dump and restore. */
export const TOOL_LABEL = `${LABEL}/database-tool`;
const MANAGED = 'app.kubernetes.io/managed-by';

const ID = /^[a-z]([-a-z0-9]{0,44}[a-z0-9])?$/;

/** Labels that everything of an installation carries. */
export function installationLabels(instance: string): Record<string, string> {
  return { [MANAGED]: MANAGER, [`${LABEL}/instance`]: instance };
}

/** Labels of everything of one server. */
export function instanceLabels(instance: string, id: string): Record<string, string> {
  return { ...installationLabels(instance), [`${LABEL}/database-server`]: checkedId(id) };
}

/** Name of the object that stands for a database of a server. */
export function databaseObject(id: string, database: string): string {
  return objectName(checkedId(id), database);
}

/** Name of a job that dumps or restores, with what tells it from others. */
export function toolName(id: string, mark: string): string {
  return `${checkedId(id)}-tool-${mark}`;
}

/** Whether an object is such a job of a server, or belongs to one. */
export function isTool(id: string, name: string): boolean {
  return name.startsWith(toolName(id, ''));
}

/** @throws TypeError for an id that objects of a cluster cannot be named by */
export function checkedId(id: string): string {
  if (ID.test(id)) return id;
  throw new TypeError(`${id} is no id of an instance`);
}
