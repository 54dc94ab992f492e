import { dataOf, type PlatformComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { type AppRef, appKey } from './apps.js';
import { platform } from './clients.js';

type Schemas = PlatformComponents['schemas'];
export type AppDetection = Schemas['AppDetection'];
export type WantedDetection = Schemas['DetectApp'];
export type AppEnvironment = Schemas['AppSettings']['environment'];
export type DomainChange = Schemas['UpdateDomain'];
export type EnvDiff = Schemas['EnvDiff'];
export type HookDelivery = Schemas['AppHookDelivery'];

const APPS = '/v1/projects/{project}/apps';
const APP = `${APPS}/{app}` as const;

export const ENVIRONMENTS: readonly AppEnvironment[] = ['production', 'staging', 'preview'];

/** Finds out how code would be built; nothing is made. */
export const detectApp = (project: string, body: WantedDetection): Promise<AppDetection> =>
  dataOf(platform.POST(`${APPS}/detect`, { params: { path: { project } }, body }));

/** Makes a domain the primary one, or has it lead to another. */
export const changeDomain = (at: AppRef, domain: string, body: DomainChange): Promise<object> =>
  dataOf(platform.PATCH(`${APP}/domains/{domain}`, { params: { path: { ...at, domain } }, body }));

/** Adds a name and its `www.`, of which one leads to the other. */
export const pairDomains = (at: AppRef, host: string, primary: 'apex' | 'www'): Promise<object> =>
  dataOf(
    platform.POST(`${APP}/domains/pair`, {
      params: { path: at },
      body: { host, primary, redirect_status: 308 },
    }),
  );

/** Sets the value of a variable in one environment; null takes it away. */
export const changeOwnValue = (
  at: AppRef,
  environment: AppEnvironment,
  key: string,
  value: string | null,
): Promise<object> =>
  dataOf(
    platform.PATCH(`${APP}/env`, {
      params: { path: at },
      body: {
        set: { [key]: value === null ? null : { value } },
        environments: [environment],
        apply: false,
      },
    }),
  );

/** How the variables of an app differ from one environment to another. */
export const envDiffQuery = (at: AppRef, from: AppEnvironment, to: AppEnvironment) =>
  queryOptions({
    queryKey: [...appKey(at), 'env', 'diff', from, to],
    queryFn: (): Promise<EnvDiff> =>
      dataOf(platform.GET(`${APP}/env-diff`, { params: { path: at, query: { from, to } } })),
  });

/** What hosts delivered lately, newest first. */
export const deliveriesQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'hook', 'deliveries'],
    queryFn: async (): Promise<HookDelivery[]> => {
      const params = { path: at, query: { limit: 50 } };
      return (await dataOf(platform.GET(`${APP}/hook/deliveries`, { params }))).items;
    },
  });

/** Takes a delivery again. */
export const redeliver = (at: AppRef, hook_delivery: string): Promise<HookDelivery> =>
  dataOf(
    platform.POST(`${APP}/hook/deliveries/{hook_delivery}/redeliver`, {
      params: { path: { ...at, hook_delivery } },
    }),
  );
