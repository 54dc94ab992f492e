import { ensureBackports } from './backports.mjs';
import { INCUS, isInSources, offeredEngine } from './engine-of-servers.mjs';
import { Failure } from './failure.mjs';
import { withDaemonsOff } from './quiet-daemons.mjs';
import { runStep } from './run-step.mjs';

const LAST_LINES = 20;
const LOCK_WAIT = 'DPkg::Lock::Timeout=120';
const INSTALL = ['install', '-y', '-qq', '--no-install-recommends', '-o', LOCK_WAIT];

/** Not every release of Debian and its relatives has these; the others are installed all the same. */
const MAY_LACK = new Set(['janus', 'janus-tools']);

/** Installs Debian packages. Rejects with a Failure. */
export async function installSystemPackages(packages, context) {
  context.say(`Installing ${packages.join(', ')}`);
  const step = {
    ...context,
    title: 'Installing system packages',
    problem: `Not installed: ${packages.join(', ')}. Run "apt-get install ${packages.join(' ')}".`,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  if (packages.includes(INCUS)) ensureBackports(context);
  // An update that reached no mirror only warns, and is the reason why the next step fails.
  const warnings = await runStep('apt-get', ['update', '-qq'], step);
  const offered = packages.map((name) => (name === INCUS ? offeredEngine() : name));
  const names = [...new Set(offered)].filter((name) => !MAY_LACK.has(name) || isHad(name, context));
  if (names.length === 0) return;
  try {
    await withDaemonsOff(names, step, () => runStep('apt-get', [...INSTALL, ...names], step));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(error.message, [...warnings, ...error.lines].slice(-LAST_LINES));
  }
}

function isHad(name, context) {
  if (isInSources(name)) return true;
  context.say(`${name} is in no package source of this machine; without it there are no rooms.`);
  return false;
}
