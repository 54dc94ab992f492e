import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { type AppRef, appKey } from './apps.js';
import { platform } from './clients.js';
import type { Domain } from './shapes.js';

const DOMAINS = '/v1/projects/{project}/apps/{app}/domains';
const DOMAIN = `${DOMAINS}/{domain}` as const;
const POLL_MS = 5000;

/** Whether something of a domain will soon be otherwise by itself. */
const isMoving = ({ status, certificate }: Domain): boolean =>
  status === 'pending' || ['waiting', 'issuing'].includes(certificate.status);

export const domainsQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'domains'],
    queryFn: async (): Promise<Domain[]> => {
      const params = { path: at, query: { limit: 100 } };
      return (await dataOf(platform.GET(DOMAINS, { params }))).items;
    },
    refetchInterval: ({ state }) => (state.data?.some(isMoving) ? POLL_MS : false),
  });

export const addDomain = (
  at: AppRef,
  host: string,
  challenge: Domain['challenge'],
): Promise<Domain> =>
  dataOf(platform.POST(DOMAINS, { params: { path: at }, body: { host, challenge } }));

/** Looks the records up now. */
export const verifyDomain = (at: AppRef, domain: string): Promise<Domain> =>
  dataOf(platform.POST(`${DOMAIN}/verify`, { params: { path: { ...at, domain } } }));

export const removeDomain = (at: AppRef, domain: string): Promise<object> =>
  dataOf(platform.DELETE(DOMAIN, { params: { path: { ...at, domain } } }));
