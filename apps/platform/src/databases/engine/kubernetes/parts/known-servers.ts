import type { ICluster } from '@kubernetes-models/cloudnative-pg/postgresql.cnpg.io/v1/Cluster';
import { DatabaseEngineError } from '../../database.driver.js';
import { Admin } from '../../embedded/postgres/admin.js';
import type { InstanceAddress } from '../../instance-spec.js';
import type { DatabaseCluster } from '../database-cluster.js';
import { HIBERNATION, MAJOR } from '../manifests/cluster.js';
import { checkedId } from '../manifests/labels.js';
import type { ClusterAuthority } from './authority.js';

const PORT = 5432;

/** The servers that there are, and the way to each. */
export class KnownServers {
  constructor(
    readonly cluster: () => Promise<DatabaseCluster>,
    private readonly authority: ClusterAuthority,
  ) {}

  async find(id: string): Promise<ICluster | undefined> {
    const { clusters } = await this.cluster();
    const found = await clusters.find(checkedId(id));
    return found?.metadata.deletionTimestamp === undefined ? found : undefined;
  }

  /** @throws `not_found` */
  async get(id: string): Promise<ICluster> {
    const found = await this.find(id);
    if (found) return found;
    throw new DatabaseEngineError('not_found', `there is no instance ${id}`);
  }

  /** Speaks to a server as its superuser. @throws `not_found`, `unavailable` */
  async admin(id: string): Promise<Admin> {
    if (isStopped(await this.get(id))) {
      throw new DatabaseEngineError('unavailable', `the instance ${id} is stopped`);
    }
    const { host, port, caPem } = await this.address(id);
    const { secrets } = await this.cluster();
    const secret = await secrets.find(`${id}-app`);
    const password = secret?.data?.['password'];
    if (password === undefined) {
      throw new DatabaseEngineError('unavailable', `the instance ${id} is still being made`);
    }
    const adminPassword = Buffer.from(password, 'base64').toString();
    return new Admin(host, { port, adminPassword, caPem });
  }

  /** Where the primary of a server answers. */
  async address(id: string): Promise<InstanceAddress> {
    return this.serviceAddress(`${id}-rw`);
  }

  /** Where a Service of ours answers, with the certificate that its server is verified by. */
  async serviceAddress(service: string): Promise<InstanceAddress> {
    const { settings } = await this.cluster();
    const caPem = await this.authority.caPem();
    const found = await settings.addressOf?.(service);
    return found
      ? { ...found, caPem }
      : { host: `${service}.${settings.namespace}.svc`, port: PORT, caPem };
  }
}

/** Whether a server is to be stopped. */
export function isStopped({ metadata }: ICluster): boolean {
  return metadata.annotations?.[HIBERNATION] === 'on';
}

/** The version of the data of a server. */
export function majorOf({ metadata, status }: ICluster): number {
  return status?.pgDataImageInfo?.majorVersion ?? Number(metadata.labels?.[MAJOR]);
}
