import { ensureBackports } from './backports.mjs';
import { INCUS, offeredEngine } from './engine-of-servers.mjs';
import { Failure } from './failure.mjs';
import { runStep } from './run-step.mjs';

const LAST_LINES = 20;
const LOCK_WAIT = 'DPkg::Lock::Timeout=120';
const INSTALL = ['install', '-y', '-qq', '--no-install-recommends', '-o', LOCK_WAIT];

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
  try {
    await runStep('apt-get', [...INSTALL, ...new Set(offered)], step);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(error.message, [...warnings, ...error.lines].slice(-LAST_LINES));
  }
}
