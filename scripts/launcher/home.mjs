import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { Failure } from './failure.mjs';

/** Where root keeps the data: other users, as whom the engines run, cannot enter /root. */
const ROOT_HOME = '/var/lib/skydeck';

/** The folder of the installation, whether or not it exists yet. */
export function findHome(environment) {
  const wanted = environment.SKYDECK_HOME || join(homedir(), '.skydeck');
  const home = resolve(wanted);
  return existsSync(home) ? realpathSync(home) : home;
}

/** Makes the folder of the installation and checks that it can be used. Returns its real path. */
export function prepareHome(environment, isRoot = process.getuid?.() === 0) {
  const chosen = environment.SKYDECK_HOME;
  try {
    if (!chosen && isRoot) linkRootHome(join(homedir(), '.skydeck'));
    makeFolder(findHome(environment), isRoot ? 0o711 : 0o700);
    const home = findHome(environment);
    accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK);
    if (isRoot) openForEngines(home);
    mkdirSync(join(home, 'run'), { recursive: true, mode: 0o700 });
    mkdirSync(join(home, 'logs'), { recursive: true, mode: 0o700 });
    return home;
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(
      `${error.path ?? findHome(environment)} cannot be written by ${userInfo().username} ` +
        `(${error.code}). Give it to that user, or choose another folder with SKYDECK_HOME.`,
    );
  }
}

/** Makes a folder and those above it. Node's own recursive way never returns below /proc. */
function makeFolder(folder, mode) {
  if (existsSync(folder)) return;
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder), 0o755);
  mkdirSync(folder, { mode });
}

/** `~/.skydeck` of root points to a place that other users can pass through. */
function linkRootHome(link) {
  if (lstatSync(link, { throwIfNoEntry: false })) return;
  makeFolder(ROOT_HOME, 0o711);
  symlinkSync(ROOT_HOME, link);
}

/** Engines and the database run as other users, who have to pass through every folder above. */
function openForEngines(home) {
  const { mode } = statSync(home);
  if ((mode & 0o001) === 0) chmodSync(home, (mode & 0o777) | 0o011);
  for (let folder = dirname(home); folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) {
      throw new Failure(
        `${home} cannot be used: other users, as whom the database and the apps run, cannot enter ` +
          `${folder}. Choose another folder, such as SKYDECK_HOME=${ROOT_HOME}.`,
      );
    }
  }
}
