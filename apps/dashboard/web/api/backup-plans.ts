import { ApiRequestError, dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { platform } from './clients.js';
import { type ServerRef, serversKey } from './servers.js';
import type { BackupPlan, WantedBackupPlan } from './shapes.js';

const PLAN = '/v1/projects/{project}/vps/{vps}/backups/plan';

/** When backups of a server are taken; null when none are. */
export const backupPlanQuery = ({ project, server }: ServerRef) =>
  queryOptions({
    queryKey: [...serversKey(project), server, 'backup-plan'],
    queryFn: async (): Promise<BackupPlan | null> => {
      try {
        return await dataOf(platform.GET(PLAN, { params: paramsOf({ project, server }) }));
      } catch (error) {
        if (error instanceof ApiRequestError && error.code === 'backup.plan_not_found') return null;
        throw error;
      }
    },
  });

export const setBackupPlan = (at: ServerRef, body: WantedBackupPlan): Promise<BackupPlan> =>
  dataOf(platform.PUT(PLAN, { params: paramsOf(at), body }));

export const deleteBackupPlan = (at: ServerRef): Promise<object> =>
  dataOf(platform.DELETE(PLAN, { params: paramsOf(at) }));

const paramsOf = ({ project, server }: ServerRef) => ({ path: { project, vps: server } });
