import { createHmac, randomBytes } from 'node:crypto';
import { KeyedMutex } from '../../../../vps/engine/keyed-mutex.js';
import type { ReplicaSpec } from '../../runtime.driver.js';
import { runEnv } from '../../toolchain/run-env.js';
import { type Cluster, MANAGER } from '../cluster.js';
import { appLabels, LABEL } from '../manifests/labels.js';
import { labelValue, objectName } from '../manifests/names.js';
import { releaseSecret } from '../manifests/release-secret.js';

/** A secret that a replica is given its variables by. */
export interface GivenSecret {
  readonly name: string;
  readonly uid: string;
}

/** The variables of releases, one secret for all replicas that have the same, gone with the last of them. */
export class ReleaseSecrets {
  /** Names tell nothing of the content, also to somebody who guesses it. */
  readonly #key = randomBytes(32);
  readonly #users = new Map<string, Set<string>>();
  readonly #changing = new KeyedMutex();

  constructor(
    private readonly instance: string,
    private readonly cluster: () => Promise<Cluster>,
  ) {}

  async give(spec: ReplicaSpec, namespace: string): Promise<GivenSecret> {
    const { appId, releaseId, replicaId, artifact, env: given } = spec;
    const env = artifact.kind === 'tree' ? { ...runEnv(spec.root), ...given } : given;
    const content = createHmac('sha256', this.#key).update(JSON.stringify([releaseId, env]));
    const name = objectName('env', releaseId, content.digest('hex').slice(0, 12));
    const key = `${namespace}/${name}`;
    return this.#changing.run(key, async () => {
      const { secrets } = (await this.cluster()).in(namespace);
      const labels = {
        ...appLabels(this.instance, appId),
        [`${LABEL}/release`]: labelValue(releaseId),
      };
      const made = await secrets.apply(releaseSecret(name, namespace, labels, env), MANAGER);
      this.#users.set(key, (this.#users.get(key) ?? new Set()).add(replicaId));
      return { name, uid: made.metadata?.uid ?? '' };
    });
  }

  /** A replica has ended, or never began. */
  async takeBack(replicaId: string): Promise<void> {
    const held = [...this.#users].filter(([, users]) => users.has(replicaId));
    for (const [key] of held) {
      await this.#changing.run(key, async () => {
        const users = this.#users.get(key);
        users?.delete(replicaId);
        if (!users || users.size > 0) return;
        this.#users.delete(key);
        const [namespace = '', name = ''] = key.split('/');
        await (await this.cluster()).in(namespace).secrets.delete(name);
      });
    }
  }
}
