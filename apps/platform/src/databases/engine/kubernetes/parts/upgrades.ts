import type { IoK8sApiBatchV1Job } from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseEngineError } from '../../database.driver.js';
import type { InstanceSpec } from '../../instance-spec.js';
import { EMPTY } from '../manifests/cluster.js';
import { CLUSTER_LABEL } from '../manifests/labels.js';
import { majorOf } from './known-servers.js';
import type { ServerLife } from './server-life.js';
import { serverState } from './server-state.js';

const UPGRADE_MS = 2 * 3_600_000;
const POLL_MS = 2_000;
/** Label by which the operator tells what a Job is for. */
const ROLE = 'cnpg.io/jobRole';

/** Newer versions: the operator runs pg_upgrade on the disk of the server when its image changes. */
export class Upgrades {
  constructor(private readonly life: ServerLife) {}

  /** @throws `failed` when the data cannot be brought over; the server then goes on as it was */
  async run(spec: InstanceSpec): Promise<void> {
    const { servers } = this.life;
    const from = majorOf(await servers.get(spec.id));
    if (from === spec.major) return this.life.ensure(spec);
    if (from > spec.major) {
      throw new DatabaseEngineError('not_allowed', `the data is of version ${from} already`);
    }
    await this.life.make(spec, EMPTY);
    const failure = await this.#failure(spec);
    if (failure !== undefined) {
      await this.#goBack(spec, from);
      throw new DatabaseEngineError('failed', `The upgrade failed: ${failure}`);
    }
    await this.life.readiness.answers(spec, UPGRADE_MS);
    await this.life.finish(spec.id);
    await this.#analyze(spec.id);
  }

  /** Waits for the end of the upgrade. @returns why it cannot be done; undefined when it was */
  async #failure({ id, major }: InstanceSpec): Promise<string | undefined> {
    const { servers } = this.life;
    const { settings, jobs } = await servers.cluster();
    const deadline = Date.now() + UPGRADE_MS;
    for (;;) {
      const found = await servers.get(id);
      if (majorOf(found) >= major) return undefined;
      const state = serverState(found);
      if (state.kind === 'stuck') return state.why;
      const ours = await jobs.list({ labels: { [CLUSTER_LABEL]: id, [ROLE]: 'major-upgrade' } });
      const failed = ours.map(failureOf).find((why) => why !== undefined);
      if (failed !== undefined) return failed;
      if (Date.now() > deadline) return 'it took too long';
      await sleep(settings.pollMs ?? POLL_MS);
    }
  }

  /** The operator takes the failed attempt away when the former image is asked for. */
  async #goBack(spec: InstanceSpec, major: number): Promise<void> {
    await this.life.make({ ...spec, major }, EMPTY);
    await this.life.readiness.answers({ ...spec, major }, UPGRADE_MS);
  }

  /** pg_upgrade leaves statistics of the planner behind. */
  async #analyze(id: string): Promise<void> {
    const admin = await this.life.servers.admin(id);
    const sql = 'select database as name from skydeck.quota order by 1';
    const { rows } = await admin.run((client) => client.query<{ name: string }>(sql));
    for (const { name } of rows) await admin.in(name, (client) => client.query('analyze'));
  }
}

function failureOf({ metadata, status }: IoK8sApiBatchV1Job): string | undefined {
  const condition = status?.conditions?.find(
    ({ type, status: is }) => type === 'Failed' && is === 'True',
  );
  const hasFailed = condition !== undefined || (status?.failed ?? 0) > 0;
  if (!hasFailed) return undefined;
  return condition?.message ?? `the job ${metadata?.name ?? ''} failed; its log says why`;
}
