import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { runStep } from './run-step.mjs';

/**
 * Debian starts these with its own settings, at every address of the machine. Skydeck starts them itself,
 * where and as it chooses, so the ones of the packages stay off.
 */
const DAEMONS = ['coturn', 'janus'];

const SYSTEMD = '/run/systemd/system';
const POLICY = '/usr/sbin/policy-rc.d';
/** Denies the daemons above and nobody else, so it does no harm should it ever be left behind. */
const DENIAL = `#!/bin/sh
# Made by Skydeck while it installs packages; may be removed.
case "$1" in
  ${DAEMONS.flatMap((name) => [name, `${name}.service`]).join(' | ')}) exit 101 ;;
esac
exit 0
`;

/** What a person types after having installed these packages; null when there is nothing to stop. */
export function stopDaemonsCommand(packages, hasSystemd = existsSync(SYSTEMD)) {
  const daemons = daemonsOf(packages);
  return hasSystemd && daemons.length > 0 ? `systemctl disable --now ${daemons.join(' ')}` : null;
}

/**
 * Installs packages without a moment in which their daemons run.
 * @see https://people.debian.org/~hmh/invokerc.d-policyrc.d-specification.txt
 */
export async function withDaemonsOff(
  packages,
  step,
  install,
  { policy = POLICY, hasSystemd = existsSync(SYSTEMD), run = runStep } = {},
) {
  const daemons = daemonsOf(packages);
  if (daemons.length === 0) return install();
  const isOurs = deny(policy);
  try {
    await install();
  } finally {
    if (isOurs) rmSync(policy, { force: true });
  }
  const problem = `Not stopped: ${daemons.join(', ')}. Run "systemctl disable --now ${daemons.join(' ')}".`;
  const off = { ...step, title: 'Switching off daemons', problem };
  if (hasSystemd) return run('systemctl', ['disable', '--now', ...daemons], off);
  for (const name of daemons) await run('update-rc.d', [name, 'disable'], off);
  return undefined;
}

function daemonsOf(packages) {
  return DAEMONS.filter((name) => packages.includes(name));
}

/** Somebody else's policy is let be; what it allows is stopped afterwards. */
function deny(policy) {
  try {
    writeFileSync(policy, DENIAL, { flag: 'wx' });
    chmodSync(policy, 0o755);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}
