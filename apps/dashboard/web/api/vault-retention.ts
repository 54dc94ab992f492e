import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { vaultOf } from './clients.js';

type Schemas = VaultComponents['schemas'];
export type RetentionRule = Schemas['RetentionRule'];
export type RetentionDays = Pick<RetentionRule, 'keep_days' | 'delete_after_days'>;
/** Of which files a rule is: those in a folder, or those with a tag. */
export type RetentionOf = { readonly folder_id: string } | { readonly tag: string };

const RULES = '/api/v1/retention-rules';
const RULE = `${RULES}/{retention_rule}` as const;
const of = (id: string) => ({ path: { retention_rule: id } });

export const retentionKey = (project: string) => ['project', project, 'vault-retention'] as const;

/** The rules of a space. */
export const retentionQuery = (project: string, space: string | undefined) =>
  queryOptions({
    queryKey: [...retentionKey(project), space],
    queryFn: async (): Promise<readonly RetentionRule[]> => {
      const query = { limit: 100, ...(space && { space_id: space }) };
      return (await dataOf(vaultOf(project).GET(RULES, { params: { query } }))).items;
    },
  });

export const createRule = (
  project: string,
  space: string | undefined,
  rule: RetentionOf & RetentionDays,
): Promise<RetentionRule> =>
  dataOf(vaultOf(project).POST(RULES, { body: { ...rule, ...(space && { space_id: space }) } }));

export const updateRule = (
  project: string,
  id: string,
  body: RetentionDays,
): Promise<RetentionRule> => dataOf(vaultOf(project).PATCH(RULE, { params: of(id), body }));

export const deleteRule = (project: string, id: string) =>
  dataOf(vaultOf(project).DELETE(RULE, { params: of(id) }));
