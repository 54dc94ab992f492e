import type { BuildPlan } from '../engine/build-plan.js';
import { detectGo, isGo } from './go/detect-go.js';
import type { HostPrograms } from './host-programs.js';
import { detectJava, isJava } from './java/detect-java.js';
import type { PackageJson } from './node/package-json.js';
import { detectPhp, isPhp } from './php/detect-php.js';
import { detectPython, isPython } from './python/detect-python.js';
import { detectRuby, isRuby } from './ruby/detect-ruby.js';
import type { SourceTree } from './source-tree.js';
import type { Wanted } from './wanted.js';

/** A language whose tools are packages of the machine. */
interface Language {
  readonly runtime: BuildPlan['runtime'];
  /** Whether a folder looks like an app in it. */
  fits(tree: SourceTree): boolean;
  plan(repo: SourceTree, wanted: Wanted, host: HostPrograms): BuildPlan;
}

/** The first that fits wins. A new one is a folder beside the others and a line here. */
const LANGUAGES: readonly Language[] = [
  { runtime: 'go', fits: isGo, plan: detectGo },
  { runtime: 'python', fits: isPython, plan: detectPython },
  { runtime: 'ruby', fits: isRuby, plan: detectRuby },
  { runtime: 'php', fits: isPhp, plan: detectPhp },
  { runtime: 'java', fits: isJava, plan: detectJava },
];

/**
 * The language of an app that is not Node's: the one the settings name, or the one its files show.
 * Beside a package.json that starts or builds something, files of others are tools.
 */
export function languageOf(
  tree: SourceTree,
  manifest: PackageJson | undefined,
  { runtime, staticDir }: Wanted,
): Language | undefined {
  if (runtime !== undefined) return LANGUAGES.find((one) => one.runtime === runtime);
  if (staticDir !== undefined) return undefined;
  const isNode =
    manifest?.scripts['start'] !== undefined || manifest?.scripts['build'] !== undefined;
  return isNode ? undefined : LANGUAGES.find((one) => one.fits(tree));
}
