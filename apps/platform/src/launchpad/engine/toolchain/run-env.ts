import { searchPath } from './search-path.js';

/** The environment of replicas of built trees, below what the app sets. */
export function runEnv(root: string | undefined): Record<string, string> {
  return {
    PATH: searchPath(root),
    HOME: '/tmp',
    LANG: 'C.UTF-8',
    NODE_ENV: 'production',
    npm_config_update_notifier: 'false',
    // Lines reach the log when they are written, and nothing is written beside read-only sources.
    PYTHONUNBUFFERED: '1',
    PYTHONDONTWRITEBYTECODE: '1',
  };
}
