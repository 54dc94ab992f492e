import { z } from 'zod';
import type { BuildPlan, BuildStep } from '../../engine/build-plan.js';
import { givenSteps } from '../given-steps.js';
import { type HostPrograms, toolchainMissing } from '../host-programs.js';
import { readProcfile } from '../procfile.js';
import { type SourceTree, subtree } from '../source-tree.js';
import type { Wanted } from '../wanted.js';
import { phpServer } from './php-server.js';

const Composer = z.object({ require: z.record(z.string(), z.unknown()).default({}) });

export const isPhp = (tree: SourceTree): boolean =>
  ['composer.json', 'index.php', 'public/index.php'].some((file) => tree.isFile(file));

/** Plans an app in PHP: PHP-FPM behind Caddy, since PHP's own server is one for development. */
export function detectPhp(repo: SourceTree, wanted: Wanted, host: HostPrograms): BuildPlan {
  const tree = subtree(repo, wanted.root);
  const fpm = newestFpm(host);
  if (fpm === undefined || host.find('caddy') === undefined) {
    const missing = fpm === undefined ? 'PHP-FPM' : 'the web server Caddy, which PHP runs behind,';
    throw toolchainMissing({ language: 'PHP', missing, packages: ['php-fpm', 'caddy'] });
  }
  const folder = tree.isFile('public/index.php') ? 'public' : '.';
  const reasons = [`PHP ${fpm.version} of this machine, behind Caddy`, `pages: ${folder}`];
  const given = givenSteps(wanted, reasons);
  const steps = [...given.install];
  if (given.install.length === 0) steps.push(...composer(tree, host, reasons));
  if (given.build) steps.push(given.build);
  const web = readProcfile(tree.read('Procfile')).get('web');
  const server = phpServer(fpm.program, folder);
  const own = wanted.startCommand ?? web;
  if (own === undefined) steps.push(server.configure);
  else reasons.push(`start: ${web === undefined ? 'command from the settings' : 'Procfile'}`);
  return {
    runtime: 'php',
    root: wanted.root,
    steps,
    start: own ?? server.start,
    port: wanted.port ?? 8080,
    healthPath: wanted.healthPath,
    reasons,
    warnings: [],
  };
}

function newestFpm(host: HostPrograms): { program: string; version: string } | undefined {
  const versions = host
    .list('usr/sbin')
    .flatMap((name) => /^php-fpm(\d+\.\d+)$/.exec(name)?.[1] ?? [])
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  const [version] = versions;
  return version === undefined ? undefined : { program: `/usr/sbin/php-fpm${version}`, version };
}

function composer(tree: SourceTree, host: HostPrograms, reasons: string[]): BuildStep[] {
  const needs = Object.keys(readComposer(tree)).filter((name) => name.includes('/'));
  if (needs.length === 0) return [];
  if (tree.isFile('vendor/autoload.php')) {
    reasons.push('packages: from vendor');
    return [];
  }
  if (host.find('composer') === undefined) {
    throw toolchainMissing({ language: 'PHP', missing: 'Composer', packages: ['composer'] });
  }
  reasons.push('packages: composer.json');
  const run = 'composer install --no-dev --no-interaction --no-progress --optimize-autoloader';
  const env = { COMPOSER_HOME: '/cache/composer', COMPOSER_CACHE_DIR: '/cache/composer/cache' };
  return [{ name: 'install', run, cacheKeyFiles: [], network: true, env }];
}

function readComposer(tree: SourceTree): Record<string, unknown> {
  try {
    return Composer.parse(JSON.parse(tree.read('composer.json') ?? '{}')).require;
  } catch {
    return {};
  }
}
