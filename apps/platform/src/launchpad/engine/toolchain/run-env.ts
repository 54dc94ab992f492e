/** The environment of replicas of built trees, below what the app sets. */
export const RUN_ENV: Readonly<Record<string, string>> = {
  PATH: '/app/node_modules/.bin:/opt/node/bin:/usr/local/bin:/usr/bin:/bin',
  HOME: '/tmp',
  LANG: 'C.UTF-8',
  NODE_ENV: 'production',
  npm_config_update_notifier: 'false',
};
