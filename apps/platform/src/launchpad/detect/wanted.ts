import type { BuildPlan } from '../engine/build-plan.js';
import { isRelativePath, readLaunchpadFile } from './launchpad-file.js';
import { type SourceTree, subtree } from './source-tree.js';

/** What the settings of an app say about how it is built; they win over launchpad.json. */
export interface DetectSettings {
  readonly root?: string | undefined;
  readonly port?: number | undefined;
  readonly healthPath?: string | undefined;
  readonly buildCommand?: string | undefined;
  readonly startCommand?: string | undefined;
  readonly runtime?: BuildPlan['runtime'] | undefined;
  readonly nodeVersion?: string | undefined;
  readonly pythonVersion?: string | undefined;
  readonly installCommand?: string | undefined;
  readonly staticDir?: string | undefined;
  readonly dockerfile?: string | undefined;
}

/** Settings and launchpad.json together. */
export interface Wanted extends DetectSettings {
  readonly root: string;
  readonly packageManager?: string | undefined;
  /** The project of a monorepo, or the package of a Go module, that is the app. */
  readonly target?: string | undefined;
  readonly spa?: boolean | undefined;
}

/** Puts settings above the launchpad.json of the app's folder, and that above the one of the repository. */
export function mergeWanted(repo: SourceTree, settings: DetectSettings): Wanted {
  const top = readLaunchpadFile(repo);
  const root = normalRoot(settings.root ?? top.root ?? '.');
  const file =
    root === '.' || !isRelativePath(root)
      ? top
      : { ...top, ...readLaunchpadFile(subtree(repo, root)) };
  return {
    root,
    runtime: settings.runtime ?? file.runtime,
    nodeVersion: settings.nodeVersion ?? file.node_version,
    pythonVersion: settings.pythonVersion ?? file.python_version,
    packageManager: file.package_manager,
    target: file.target,
    installCommand: settings.installCommand ?? file.install_command,
    buildCommand: settings.buildCommand ?? file.build_command,
    startCommand: settings.startCommand ?? file.start_command,
    staticDir: settings.staticDir ?? file.static_dir,
    spa: file.spa,
    dockerfile: settings.dockerfile ?? file.dockerfile,
    port: settings.port ?? file.port,
    healthPath: settings.healthPath ?? file.health_path,
  };
}

function normalRoot(root: string): string {
  const parts = root.split('/').filter((part) => part !== '' && part !== '.');
  return root.startsWith('/') ? root : parts.join('/') || '.';
}
