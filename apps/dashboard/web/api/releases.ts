import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { type AppRef, appKey } from './apps.js';
import { platform } from './clients.js';
import type { AutoDeploy, Deployment, Release, ReleaseDiff } from './shapes.js';

const APP = '/v1/projects/{project}/apps/{app}';
const RELEASES = `${APP}/releases` as const;

export const releasesQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'releases'],
    queryFn: async (): Promise<Release[]> => {
      const params = { path: at, query: { limit: 100 } };
      return (await dataOf(platform.GET(RELEASES, { params }))).items;
    },
  });

/** What the newer of two releases changed. */
export const releaseDiffQuery = (at: AppRef, number: number, against: number) =>
  queryOptions({
    queryKey: [...appKey(at), 'releases', number, 'against', against],
    queryFn: (): Promise<ReleaseDiff> =>
      dataOf(
        platform.GET(`${RELEASES}/{number}/diff`, {
          params: { path: { ...at, number }, query: { against } },
        }),
      ),
    staleTime: 60_000,
  });

export const rollBack = (
  at: AppRef,
  release: number,
  env: 'then' | 'current',
): Promise<Deployment> =>
  dataOf(platform.POST(`${APP}/rollback`, { params: { path: at }, body: { release, env } }));

/** Takes a release to another app of the project. */
export const promote = (at: AppRef, release: number, to: string): Promise<Deployment> =>
  dataOf(platform.POST(`${APP}/promote`, { params: { path: at }, body: { release, to } }));

export const autoDeployQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'auto-deploy'],
    queryFn: (): Promise<AutoDeploy> =>
      dataOf(platform.GET(`${APP}/auto-deploy`, { params: { path: at } })),
  });

export const resumeAutoDeploy = (at: AppRef): Promise<AutoDeploy> =>
  dataOf(platform.POST(`${APP}/auto-deploy/resume`, { params: { path: at } }));
