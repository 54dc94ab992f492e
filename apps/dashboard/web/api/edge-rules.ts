import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { type AppRef, appKey } from './apps.js';
import { platform } from './clients.js';
import type { EdgeRules, EdgeRulesChange } from './shapes.js';

const RULES = '/v1/projects/{project}/apps/{app}/edge-rules';

/** Rules together with the version that they were read in. */
export interface ReadRules {
  readonly rules: EdgeRules;
  readonly etag: string;
}

export const edgeRulesQuery = (at: AppRef) =>
  queryOptions({
    queryKey: [...appKey(at), 'edge-rules'],
    queryFn: async (): Promise<ReadRules> => {
      const { data, response } = await platform.GET(RULES, { params: { path: at } });
      return { rules: data?.data ?? {}, etag: response.headers.get('etag') ?? '' };
    },
  });

/** Lists are sent whole, so what somebody else changed meanwhile is refused, not lost. */
export const changeEdgeRules = (
  at: AppRef,
  body: EdgeRulesChange,
  etag: string,
): Promise<EdgeRules> =>
  dataOf(
    platform.PATCH(RULES, {
      params: { path: at, header: etag === '' ? {} : { 'If-Match': etag } },
      body,
    }),
  );
