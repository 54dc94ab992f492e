import { spawn } from 'node:child_process';
import { fstatSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '../failure.mjs';
import { lastLines } from '../follow-log.mjs';
import { runStep } from '../run-step.mjs';

/** Where Docker and podman listen when they were installed the usual way. */
export const SOCKETS = ['/var/run/docker.sock', '/run/podman/podman.sock'];
const STARTS_WITHIN_MS = 15_000;

/** Works without systemd, with either version of control groups. */
const CONFIG = `[engine]
cgroup_manager = "cgroupfs"
runtime = "runc"
events_logger = "file"
[containers]
log_driver = "k8s-file"
`;

/** Has podman answer at its socket: by systemd, or as a process that goes on by itself. */
export async function startPodman(machine, context, socket = SOCKETS[1]) {
  if (hasSystemd(machine)) {
    await runStep('systemctl', ['enable', '--now', 'podman.socket'], {
      ...context,
      title: 'Starting podman',
      problem: 'podman.socket did not start. Run "systemctl status podman.socket".',
    });
    return undefined;
  }
  const dir = dirname(socket);
  mkdirSync(dir, { recursive: true });
  const config = join(dir, 'skydeck-containers.conf');
  writeFileSync(config, CONFIG);
  const logFile = join(dir, 'skydeck-podman.log');
  const log = openSync(logFile, 'a');
  const logStart = fstatSync(log).size;
  const child = spawn('podman', ['system', 'service', '--time=0', `unix://${socket}`], {
    cwd: '/',
    detached: true,
    env: { ...process.env, CONTAINERS_CONF: config },
    stdio: ['ignore', log, log],
  });
  let problem;
  child.once('error', (error) => {
    problem = error;
  });
  child.unref();
  const until = Date.now() + STARTS_WITHIN_MS;
  while (!(await machine.listens(socket))) {
    if (problem) throw new Failure(`podman did not start: ${problem.message}.`);
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > until) {
      throw new Failure(`podman did not start. See ${logFile}.`, lastLines(logFile, logStart));
    }
    await sleep(50);
  }
  return child.pid;
}

/** Whether systemd is what starts programs here. */
export function hasSystemd(machine) {
  return machine.exists('/run/systemd/system') && machine.find('systemctl') !== null;
}
