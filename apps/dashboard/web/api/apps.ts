import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { platform } from './clients.js';
import type { App, AppChange, Deployment, WantedApp, WantedDeployment } from './shapes.js';
import { isRunning } from '../deployments/stages.js';

const APPS = '/v1/projects/{project}/apps';
const APP = `${APPS}/{app}` as const;
const DEPLOYMENTS = `${APP}/deployments` as const;
const DEPLOYMENT = `${DEPLOYMENTS}/{id}` as const;
const POLL_MS = 3000;

/** An app is known by its project and its name or identifier. */
export interface AppRef {
  readonly project: string;
  readonly app: string;
}

/** Everything that is read of an app. */
export const appKey = ({ project, app }: AppRef) => ['project', project, 'apps', app] as const;

export const appsQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'apps'],
    queryFn: async (): Promise<App[]> => {
      const params = { path: { project }, query: { limit: 100 } };
      const list = await dataOf(platform.GET(APPS, { params }));
      return list.items;
    },
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'deploying') ? POLL_MS : false,
  });

export const appQuery = (project: string, app: string) =>
  queryOptions({
    queryKey: ['project', project, 'apps', app],
    queryFn: (): Promise<App> => dataOf(platform.GET(APP, { params: { path: { project, app } } })),
    refetchInterval: ({ state }) => (state.data?.status === 'deploying' ? POLL_MS : false),
  });

export const createApp = (project: string, body: WantedApp): Promise<App> =>
  dataOf(
    platform.POST(APPS, {
      params: { path: { project } },
      body: { branch: 'main', env: {}, ...body },
    }),
  );

export const changeApp = (project: string, app: string, body: AppChange): Promise<App> =>
  dataOf(platform.PATCH(APP, { params: { path: { project, app } }, body }));

export const deleteApp = (project: string, app: string): Promise<object> =>
  dataOf(platform.DELETE(APP, { params: { path: { project, app } } }));

export const deploymentsQuery = (project: string, app: string) =>
  queryOptions({
    queryKey: ['project', project, 'apps', app, 'deployments'],
    queryFn: async (): Promise<Deployment[]> => {
      const params = { path: { project, app }, query: { limit: 50 } };
      const list = await dataOf(platform.GET(DEPLOYMENTS, { params }));
      return list.items;
    },
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => isRunning(status)) ? POLL_MS : false,
  });

export const deploymentQuery = (project: string, app: string, id: string) =>
  queryOptions({
    queryKey: ['project', project, 'apps', app, 'deployments', id],
    queryFn: (): Promise<Deployment> =>
      dataOf(platform.GET(DEPLOYMENT, { params: { path: { project, app, id } } })),
    refetchInterval: ({ state }) => (state.data && isRunning(state.data.status) ? POLL_MS : false),
  });

export const deploy = (
  project: string,
  app: string,
  body: WantedDeployment = {},
): Promise<Deployment> =>
  dataOf(platform.POST(DEPLOYMENTS, { params: { path: { project, app } }, body }));

export const cancelDeployment = (project: string, app: string, id: string): Promise<Deployment> =>
  dataOf(platform.POST(`${DEPLOYMENT}/cancel`, { params: { path: { project, app, id } } }));
