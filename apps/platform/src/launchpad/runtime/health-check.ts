import { get } from 'node:http';
import { connect } from 'node:net';
import { DeploymentErrors } from '../deployments/deployment.errors.js';
import type { BuildPlan } from '../engine/build-plan.js';
import { type ReplicaExit, type RuntimeDriver, WEB } from '../engine/runtime.driver.js';
import { within } from '../engine/runtimes/within.js';
import { findOtherPort } from './other-port.js';
import type { TrackedReplica } from './tracked-replica.js';

export interface HealthOptions {
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly runtime: RuntimeDriver;
}

const FIRST_PAUSE_MS = 15;
const LONGEST_PAUSE_MS = 250;
/** No pause is longer than this share of the time until then: so much may be lost by asking too late. */
const PAUSE_SHARE = 0.15;
const PROBE_TIMEOUT_MS = 5_000;
const STEADY_MS = 2_000;

interface Address {
  readonly host: string;
  readonly port: number;
}

/** What one probe found: healthy, nobody there, or an answer that is no success. */
type Finding = 'healthy' | 'refused' | { readonly status: number };

/**
 * Waits until a new replica answers from outside: an HTTP success on the health path, or, when the
 * plan names none, an accepted connection.
 * @throws `deployment.crashed`, `never_listened`, `wrong_port`, `unhealthy`, with what was seen
 */
export async function awaitHealthy(
  tracked: TrackedReplica,
  plan: BuildPlan,
  options: HealthOptions,
): Promise<void> {
  const address = tracked.replica!.address;
  const started = performance.now();
  const deadline = started + options.timeoutMs;
  let last: Finding = 'refused';
  const exit = tracked.exit.then((ended) => ({ ended }));
  for (;;) {
    const found = await Promise.race([exit, probe(address, plan.healthPath)]);
    options.signal.throwIfAborted();
    if (typeof found === 'object' && 'ended' in found) throw crashed(found.ended, tracked);
    if (found === 'healthy') return;
    last = found;
    if (performance.now() >= deadline) break;
    const shareMs = (performance.now() - started) * PAUSE_SHARE;
    await within(exit, Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, shareMs)));
  }
  throw await explain(last, tracked, plan, options);
}

/**
 * Waits until a replica that takes no requests has shown that it does not end at once.
 * @throws `deployment.crashed`
 */
export async function awaitSteady(tracked: TrackedReplica, signal: AbortSignal): Promise<void> {
  await within(tracked.exit, STEADY_MS);
  signal.throwIfAborted();
  const ended = await Promise.race([tracked.exit, Promise.resolve()]);
  if (ended) throw crashed(ended, tracked);
}

async function probe(address: Address, path: string | undefined): Promise<Finding> {
  return path === undefined ? probeTcp(address) : probeHttp(address, path);
}

function probeTcp({ host, port }: Address): Promise<Finding> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: PROBE_TIMEOUT_MS });
    const settle = (finding: Finding): void => {
      socket.destroy();
      resolve(finding);
    };
    socket.once('connect', () => settle('healthy'));
    socket.once('error', () => settle('refused'));
    socket.once('timeout', () => settle('refused'));
  });
}

function probeHttp({ host, port }: Address, path: string): Promise<Finding> {
  return new Promise((resolve) => {
    const headers = { 'user-agent': 'skydeck-health-check', connection: 'close' };
    const request = get({ host, port, path, headers, timeout: PROBE_TIMEOUT_MS, agent: false });
    request.once('response', (response) => {
      const { statusCode: status = 0 } = response;
      response.destroy();
      resolve(status >= 200 && status < 400 ? 'healthy' : { status });
    });
    request.once('timeout', () => request.destroy());
    request.once('error', () => resolve('refused'));
  });
}

function crashed(exit: ReplicaExit, { lastLines, process }: TrackedReplica): Error {
  const tail =
    lastLines.length === 0
      ? 'It wrote nothing.'
      : `Its last lines: ${lastLines.slice(-5).join(' ⏎ ')}`;
  const who = process === WEB ? 'The app' : `The process ${process}`;
  const failure = exit.oom ? DeploymentErrors.out_of_memory : DeploymentErrors.crashed;
  return failure({
    detail: `${who} ${howItEnded(exit)}. ${tail}`.slice(0, 2000),
  });
}

/** Says in words how a replica ended. */
export function howItEnded({ oom, code, signal }: ReplicaExit): string {
  if (oom) return 'used up its memory and was ended';
  if (code === 0)
    return 'ended by itself with code 0 before it was ready; a process must keep running';
  if (code !== undefined) return `crashed with exit code ${code}`;
  return signal === undefined ? 'ended' : `was ended by ${signal}`;
}

async function explain(
  last: Finding,
  tracked: TrackedReplica,
  plan: BuildPlan,
  { timeoutMs, runtime }: HealthOptions,
): Promise<Error> {
  const waited = `${Math.round(timeoutMs / 1000)} s`;
  if (typeof last === 'object') {
    return DeploymentErrors.unhealthy({
      detail: `The app answered ${plan.healthPath} with status ${last.status} for ${waited}.`,
    });
  }
  const other = await findOtherPort(runtime, tracked.replica!);
  if (!other) {
    return DeploymentErrors.never_listened({
      detail: `The app ran for ${waited} but never listened on port ${plan.port}.`,
    });
  }
  if (other.port === plan.port) {
    return DeploymentErrors.wrong_port({
      detail: `The app listens on port ${plan.port} of ${other.address} only, where nobody reaches it.`,
    });
  }
  return DeploymentErrors.wrong_port({
    detail: `The app listens on port ${other.port}, but it was given port ${plan.port} in \`PORT\`.`,
  });
}
