import type { SourceTree } from '../source-tree.js';
import type { PackageJson } from './package-json.js';
import type { StartCommand } from './start-command.js';
import { configOf, staticOutput } from './static-output.js';

/** A server that the build of a framework leaves, and what brings its files together. */
export interface FrameworkServer extends StartCommand {
  /** Runs after the build. */
  readonly afterBuild?: string;
}

const STANDALONE = '.next/standalone';

/** How the server of a known framework is started, where no script of the app says so. */
export function frameworkServer(
  tree: SourceTree,
  manifest: PackageJson,
): FrameworkServer | undefined {
  const { dependencies, devDependencies, scripts } = manifest;
  const uses = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  if (scripts['build'] === undefined || staticOutput(tree, manifest)) return undefined;
  if (uses.has('next')) {
    if (!/output:\s*['"]standalone['"]/.test(configOf(tree, 'next.config'))) {
      return { command: 'exec next start', reason: 'start: server of Next.js' };
    }
    return {
      command: `HOSTNAME=0.0.0.0 exec node ${STANDALONE}/server.js`,
      reason: 'start: standalone server of Next.js',
      afterBuild: `cp -r .next/static ${STANDALONE}/.next/ && { [ ! -d public ] || cp -r public ${STANDALONE}/; }`,
    };
  }
  if (uses.has('@astrojs/node')) {
    return { command: 'exec node dist/server/entry.mjs', reason: 'start: server of Astro' };
  }
  if (uses.has('nuxt')) {
    return { command: 'exec node .output/server/index.mjs', reason: 'start: server of Nuxt' };
  }
  if (uses.has('@sveltejs/adapter-node')) {
    return { command: 'exec node build', reason: 'start: server of SvelteKit' };
  }
  if (uses.has('@react-router/serve')) {
    const command = 'exec react-router-serve build/server/index.js';
    return { command, reason: 'start: server of React Router' };
  }
  return undefined;
}
