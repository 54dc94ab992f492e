import { quotaSetting, RowQuota } from '@skydeck/limits';

/** What can be set of retention. */
export const retentionConfig = {
  QUOTA_RETENTION_RULES: quotaSetting(1_000, 'Rules of how long files are kept, of one project'),
};

/** How many rules a project may have. */
export const retentionQuotas = (config: { readonly QUOTA_RETENTION_RULES: number }) => [
  new RowQuota(
    'retention_rules',
    config.QUOTA_RETENTION_RULES,
    'select count(*) from retention_rule where project_id = $1',
  ),
];
