import { DeploymentErrors } from '../../deployments/deployment.errors.js';
import type { BuildPlan, BuildStep } from '../../engine/build-plan.js';
import { givenSteps } from '../given-steps.js';
import { type HostPrograms, toolchainMissing } from '../host-programs.js';
import { readProcfile } from '../procfile.js';
import { type SourceTree, subtree } from '../source-tree.js';
import type { Wanted } from '../wanted.js';

const SCRIPTS = ['app.rb', 'main.rb', 'server.rb'];

export const isRuby = (tree: SourceTree): boolean =>
  ['Gemfile', 'config.ru', ...SCRIPTS].some((file) => tree.isFile(file));

/** Plans an app in Ruby: gems in the app's folder, and Rails, Rack or a script that serves. */
export function detectRuby(repo: SourceTree, wanted: Wanted, host: HostPrograms): BuildPlan {
  const tree = subtree(repo, wanted.root);
  const gems = tree.read('Gemfile');
  if (host.find('ruby') === undefined || (gems !== undefined && !host.find('bundle'))) {
    const missing = host.find('ruby') === undefined ? 'the program `ruby`' : 'Bundler';
    throw toolchainMissing({ language: 'Ruby', missing, packages: ['ruby', 'bundler'] });
  }
  const reasons = ['Ruby of this machine'];
  const given = givenSteps(wanted, reasons);
  const steps = [...given.install];
  if (given.install.length === 0 && gems !== undefined) steps.push(install(tree, reasons));
  const build = given.build ?? precompile(tree, reasons);
  if (build) steps.push(build);
  const start = wanted.startCommand ?? startOf(tree, gems, reasons);
  if (wanted.startCommand !== undefined) reasons.push('start: command from the settings');
  const isUnlocked = gems !== undefined && !tree.isFile('Gemfile.lock');
  return {
    runtime: 'ruby',
    root: wanted.root,
    steps,
    start,
    port: wanted.port ?? 3000,
    healthPath: wanted.healthPath,
    reasons,
    warnings: isUnlocked
      ? ['There is no Gemfile.lock: every build may get other versions of gems.']
      : [],
  };
}

function install(tree: SourceTree, reasons: string[]): BuildStep {
  const isVendored = tree.isFolder('vendor/cache');
  reasons.push(`gems: ${isVendored ? 'from vendor/cache' : 'Gemfile'}`);
  const run = [
    'bundle config set --local path vendor/bundle',
    'bundle config set --local without development:test',
    `bundle install${isVendored ? ' --local' : ''}`,
  ].join(' && ');
  return { name: 'install', run, cacheKeyFiles: [], network: !isVendored };
}

function precompile(tree: SourceTree, reasons: string[]): BuildStep | undefined {
  if (!tree.isFile('bin/rails') || !tree.isFolder('app/assets')) return undefined;
  reasons.push('build: assets of Rails');
  const run = 'bundle exec rails assets:precompile';
  const env = { RAILS_ENV: 'production', SECRET_KEY_BASE_DUMMY: '1' };
  return { name: 'build', run, cacheKeyFiles: [], network: false, env };
}

function startOf(tree: SourceTree, gems: string | undefined, reasons: string[]): string {
  const web = readProcfile(tree.read('Procfile')).get('web');
  if (web !== undefined) {
    reasons.push('start: web process of the Procfile');
    return web;
  }
  const through = gems === undefined ? '' : 'bundle exec ';
  if (tree.isFile('bin/rails')) {
    reasons.push('start: Rails');
    const options = '-e production -b 0.0.0.0 -p $PORT --pid /tmp/server.pid';
    return `RAILS_LOG_TO_STDOUT=1 exec ${through}rails server ${options}`;
  }
  if (tree.isFile('config.ru')) {
    const hasPuma = gems === undefined || /^\s*gem\s+['"]puma['"]/m.test(gems);
    reasons.push(`start: config.ru with ${hasPuma ? 'Puma' : 'rackup'}`);
    const server = hasPuma ? 'puma -b tcp://0.0.0.0:$PORT' : 'rackup -o 0.0.0.0 -p $PORT';
    return `exec ${through}${server} config.ru`;
  }
  const script = SCRIPTS.find((file) => tree.isFile(file));
  if (script === undefined) {
    throw DeploymentErrors.no_runtime({
      detail: `Nothing says how to start this Ruby app: no \`web\` in a Procfile, no config.ru, none of ${SCRIPTS.join(', ')}.`,
    });
  }
  reasons.push(`start: ${script} is there`);
  return `exec ${through}ruby ${script}`;
}
