import type { PackageJson } from './package-json.js';
import type { SourceTree } from '../source-tree.js';

/** A framework whose build leaves plain files. */
export interface StaticOutput {
  readonly framework: string;
  readonly dir: string;
  /** Whether unknown paths are the business of its router in the browser. */
  readonly spa: boolean;
}

/** The folder that the build of a known framework leaves, when it needs no server. */
export function staticOutput(tree: SourceTree, manifest: PackageJson): StaticOutput | undefined {
  const uses = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }));
  const has = (...names: string[]) => names.some((name) => uses.has(name));
  if (has('next')) {
    const isExport = /output:\s*['"]export['"]/.test(configOf(tree, 'next.config'));
    return isExport ? { framework: 'Next.js export', dir: 'out', spa: false } : undefined;
  }
  if (has('nuxt', '@remix-run/node', '@sveltejs/adapter-node', '@react-router/node'))
    return undefined;
  if (has('astro')) {
    const isServer =
      has('@astrojs/node') || /output:\s*['"]server['"]/.test(configOf(tree, 'astro.config'));
    return isServer ? undefined : { framework: 'Astro', dir: 'dist', spa: false };
  }
  if (has('react-scripts')) return { framework: 'Create React App', dir: 'build', spa: true };
  if (has('@vue/cli-service')) return { framework: 'Vue CLI', dir: 'dist', spa: true };
  if (has('vite')) return { framework: 'Vite', dir: viteDir(tree), spa: true };
  if (has('parcel')) return { framework: 'Parcel', dir: 'dist', spa: true };
  if (has('@11ty/eleventy')) return { framework: 'Eleventy', dir: '_site', spa: false };
  return undefined;
}

function viteDir(tree: SourceTree): string {
  return /outDir:\s*['"]\.?\/?([\w./-]+)['"]/.exec(configOf(tree, 'vite.config'))?.[1] ?? 'dist';
}

/** Text of a configuration file, whatever its extension. */
export function configOf(tree: SourceTree, name: string): string {
  for (const extension of ['ts', 'js', 'mjs', 'mts', 'cjs']) {
    const text = tree.read(`${name}.${extension}`);
    if (text !== undefined) return text;
  }
  return '';
}
