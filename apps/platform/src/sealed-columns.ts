import { type SealedColumn, sealedFor } from '@skydeck/spine';
import { BroadcastKeys } from './costream/broadcasts/broadcast-keys.js';
import { SecretBox } from './launchpad/secrets/secret-box.js';

/** What the platform keeps sealed: sealed anew when the service secret is another one. */
export function sealedColumns(secret: string): SealedColumn[] {
  const box = new SecretBox(secret);
  const broadcasts = new BroadcastKeys(secret);
  const ofApp = (owner: string) => ({ key: 'app_id', owner: `'${owner} ' || app_id`, box });
  const logins = ['password_sealed', 'next_sealed', 'retiring_sealed'];
  return [
    ...sealedFor('app', ['repo_secret', 'env_sealed'], { box }),
    ...sealedFor('release', ['env_sealed'], { box }),
    ...sealedFor('vps', ['user_data_sealed'], { box }),
    ...sealedFor('app_deploy_key', ['private_sealed'], ofApp('deploy-key')),
    ...sealedFor('app_hook', ['secret_sealed'], ofApp('hook')),
    ...sealedFor('app_certificate', ['key_sealed'], { key: 'domain_id', box }),
    ...sealedFor('acme_account', ['key_sealed'], { key: 'directory_url', box }),
    ...sealedFor('app_exec', ['command_sealed'], { box }),
    ...sealedFor('app_image', ['credentials_sealed'], ofApp('image')),
    ...sealedFor('app_preview_settings', ['env_sealed', 'status_token_sealed'], ofApp('previews')),
    ...sealedFor('app_binding', ['values_sealed', 'retiring_sealed'], {
      owner: `'binding ' || id`,
      box,
    }),
    ...sealedFor('app_log_drain', ['headers_sealed'], { box }),
    ...sealedFor('database_credential', logins, { owner: `'database credential ' || id`, box }),
    ...sealedFor('room_broadcast', ['ingest_sealed'], { box: broadcasts }),
    {
      table: 'room_broadcast',
      column: 'targets',
      key: ['id'],
      owner: 'id',
      isJson: true,
      box: { renew: (json: string, id: string) => broadcasts.renewTargets(json, id) },
    },
    {
      table: 'app_env_override',
      column: 'value_sealed',
      key: ['app_id', 'key', 'environment'],
      owner: `'env ' || app_id || ' ' || key || ' ' || environment`,
      box,
    },
  ];
}
