import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseEngineError } from '../../database.driver.js';
import { openWorker } from '../../embedded/postgres/worker.js';
import { TOOL_LABEL, toolName } from '../manifests/labels.js';
import { toolJob, type ToolPlan, toolSecret } from '../manifests/tool-job.js';
import { type KnownServers, majorOf } from './known-servers.js';
import { PodCommand } from './pod-command.js';
import { isQuota } from './server-state.js';

const POLL_MS = 500;
const JOB_LABEL = 'batch.kubernetes.io/job-name';

/** A pod with the programs of a server's version, signed in to one of its databases. */
export interface Tools extends AsyncDisposable {
  start(command: readonly string[]): Promise<PodCommand>;
  /** Runs a program to its end. @returns what it wrote. @throws `failed` */
  run(command: readonly string[], input?: Readable): Promise<string>;
}

/** Pods in which dumps are made and restored. */
export class ToolPods {
  constructor(private readonly servers: KnownServers) {}

  /** @throws `not_found`, `unavailable` */
  async open(id: string, database: string, roomMb: number): Promise<Tools> {
    const known = await this.servers.get(id);
    const admin = await this.servers.admin(id);
    const { host, port, caPem } = await this.servers.address(id);
    const worker = await openWorker(admin, { host, port }, database);
    const name = toolName(id, randomBytes(4).toString('hex'));
    const cluster = await this.servers.cluster();
    const { settings, client, jobs, secrets } = cluster;
    const plan: ToolPlan = { name, id, major: majorOf(known), roomMb };
    const close = async (): Promise<void> => {
      await jobs.delete(name, { gracePeriodSeconds: 0 });
      await secrets.delete(name);
      await worker[Symbol.asyncDispose]();
    };
    try {
      await cluster.apply(secrets, toolSecret(settings, plan, { env: worker.env, caPem }));
      await cluster.apply(jobs, toolJob(settings, plan));
      const pod = await this.#podOf(name, id);
      const start = (command: readonly string[]) =>
        PodCommand.start(client, { namespace: settings.namespace, pod }, command);
      return {
        start,
        run: async (command, input) => run(await start(command), input),
        [Symbol.asyncDispose]: close,
      };
    } catch (error) {
      await close().catch(() => undefined);
      throw error;
    }
  }

  async #podOf(job: string, id: string): Promise<string> {
    const { pods, events, settings } = await this.servers.cluster();
    const deadline = Date.now() + settings.startTimeoutMs;
    for (;;) {
      const labels = { [TOOL_LABEL]: id, [JOB_LABEL]: job };
      const [pod] = await pods.list({ labels });
      if (pod?.status?.phase === 'Running') return pod.metadata?.name ?? '';
      const told = (await events.list()).filter(({ involvedObject }) =>
        (involvedObject?.name ?? '').startsWith(job),
      );
      const refused = told.find(({ message = '' }) => isQuota(message))?.message;
      if (refused !== undefined) {
        const why = `The cluster has no room for the tools of the database: ${refused}`;
        throw new DatabaseEngineError('not_allowed', why);
      }
      if (Date.now() > deadline) {
        const why = told.at(-1)?.message ?? pod?.status?.phase ?? 'there is no pod';
        throw new DatabaseEngineError('unavailable', `The tools do not start: ${why}`);
      }
      await sleep(settings.pollMs ?? POLL_MS);
    }
  }
}

async function run(command: PodCommand, input: Readable = Readable.from([])): Promise<string> {
  const written = text(command.stdout);
  try {
    // What is read from fails here; what ends early tells so by its end.
    await pipeline(input, command.stdin);
  } catch (error) {
    command.end();
    await written;
    throw error;
  }
  const { code, complaint } = await command.ended;
  const output = await written;
  if (code === 0) return output;
  const said = complaint.trim().slice(-1_000);
  const isFull = /No space left|53100/.test(said);
  throw new DatabaseEngineError(
    isFull ? 'disk_full' : 'failed',
    said || 'The pod of the tools is gone.',
  );
}
