import { posix } from 'node:path';

/** Where the tree is seen in sandboxes, at build time and at run time alike: tools write the path down. */
export const APP = '/app';
/** Where the package manager of a plan is seen. */
export const TOOL = '/opt/tool';

/** Where builds and replicas find programs: what the app brought, what the platform brings, the machine's own. */
export function searchPath(root = '.'): string {
  const home = posix.join(APP, root);
  const folders = [
    `${home}/.venv/bin`,
    `${home}/node_modules/.bin`,
    `${APP}/node_modules/.bin`,
    `${TOOL}/bin`,
    '/opt/node/bin',
    '/usr/local/bin',
    '/usr/bin',
    '/bin',
  ];
  return [...new Set(folders)].join(':');
}
