import { runCommand } from '@skydeck/exec';
import { searchPath } from './search-path.js';

let registry: Promise<string | undefined> | undefined;

/** The registry that this machine's npm uses; asked for once. */
export async function npmRegistry(): Promise<string | undefined> {
  registry ??= runCommand('npm', ['config', 'get', 'registry'], {
    cwd: '/',
    deadlineMs: 15_000,
  }).then(
    ({ stdout }) => stdout.find((line) => /^https?:\/\//.test(line)),
    () => undefined,
  );
  return registry;
}

/** The environment of build steps, below what the app and the plan set. */
export async function buildEnv(npmMajor: number, root: string): Promise<Record<string, string>> {
  const from = await npmRegistry();
  return {
    PATH: searchPath(root),
    HOME: '/tmp',
    LANG: 'C.UTF-8',
    CI: 'true',
    npm_config_cache: '/cache/npm',
    // Compilers are programs of megabytes, which Node would translate anew in each sandbox.
    NODE_COMPILE_CACHE: '/cache/node',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    npm_config_progress: 'false',
    // npm 12 and later run no scripts of dependencies unless told to; inside a sandbox they may.
    ...(npmMajor >= 12 && { npm_config_dangerously_allow_all_scripts: 'true' }),
    COREPACK_HOME: '/cache/corepack',
    COREPACK_ENABLE_DOWNLOAD_PROMPT: '0',
    ...(from && {
      npm_config_registry: from,
      COREPACK_NPM_REGISTRY: from.replace(/\/$/, ''),
      YARN_NPM_REGISTRY_SERVER: from.replace(/\/$/, ''),
    }),
  };
}
