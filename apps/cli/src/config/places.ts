import { homedir } from 'node:os';
import path from 'node:path';

/** Where the tool keeps its own settings: `$XDG_CONFIG_HOME/skydeck/config.json`. */
export function configPath(environment: NodeJS.ProcessEnv): string {
  const base = environment['XDG_CONFIG_HOME'];
  // The XDG base directory specification tells to ignore relative paths.
  const folder = base && path.isAbsolute(base) ? base : path.join(homeOf(environment), '.config');
  return path.join(folder, 'skydeck', 'config.json');
}

/** Where an installation on this machine keeps its data: `$SKYDECK_HOME`, else `~/.skydeck`. */
export function skydeckHome(environment: NodeJS.ProcessEnv): string {
  return environment['SKYDECK_HOME'] || path.join(homeOf(environment), '.skydeck');
}

function homeOf(environment: NodeJS.ProcessEnv): string {
  return environment['HOME'] || homedir();
}
