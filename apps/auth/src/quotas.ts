import { DailyQuota, type QuotasOptions, RowQuota } from '@skydeck/limits';
import type { AuthConfig } from './auth.config.js';

/** What accounts and projects may have of what auth keeps. */
export function quotasOf(config: AuthConfig): QuotasOptions {
  return {
    ofProjects: [
      new RowQuota(
        'keys',
        config.QUOTA_KEYS,
        `select count(*) from api_key
         where project_id = $1 and revoked_at is null and (expires_at is null or expires_at > now())`,
        { isOfBothModes: true },
      ),
      new RowQuota(
        'members',
        config.QUOTA_MEMBERS,
        'select count(*) from member where project_id = $1',
        { isOfBothModes: true },
      ),
      new RowQuota('users', config.QUOTA_USERS, 'select count(*) from end_user where tenant = $1'),
      new RowQuota(
        'sign_in_providers',
        config.QUOTA_SIGN_IN_PROVIDERS,
        'select count(*) from sign_in_provider where tenant = $1',
      ),
      new DailyQuota('invitations_per_day', config.QUOTA_INVITATIONS_PER_DAY, true),
    ],
    ofAccounts: [
      new RowQuota(
        'projects',
        config.QUOTA_PROJECTS_PER_ACCOUNT,
        `select count(*) from member join project on id = project_id and deleted_at is null
         where account_id = $1 and role = 'owner'`,
      ),
    ],
  };
}
