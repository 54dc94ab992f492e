import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ComputeFailure } from '../../compute-failure.js';
import type { Cluster } from '../client/cluster.js';
import { instanceLabels } from '../kubevirt-settings.js';

const READY_MS = 600_000;
/** The cluster forgets it by itself if we are not there to do it. */
const KEPT = '6h';

/** A disk as one raw file. It comes through the API of the cluster, as its own services are inside. */
export async function exportDisk(cluster: Cluster, claim: string): Promise<Readable> {
  const { client, claims, exports, secrets, settings } = cluster;
  if (!(await claims.find(claim))) {
    throw new ComputeFailure('image_missing', 'The image is not in the cluster.');
  }
  const name = `export-${randomBytes(6).toString('hex')}`;
  const token = randomBytes(24).toString('base64url');
  const labels = instanceLabels(settings);
  await secrets.create({
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name, labels },
    stringData: { token },
  });
  const remove = async (): Promise<void> => {
    await exports.delete(name);
    await secrets.delete(name);
  };
  try {
    await exports.create({
      apiVersion: 'export.kubevirt.io/v1beta1',
      kind: 'VirtualMachineExport',
      metadata: { name, labels },
      spec: {
        tokenSecretRef: name,
        ttlDuration: KEPT,
        source: { apiGroup: '', kind: 'PersistentVolumeClaim', name: claim },
      },
    });
    const wait = { timeoutMs: READY_MS };
    const ready = await exports.until(name, (one) => one?.status?.phase === 'Ready', wait);
    const { links, serviceName = `virt-export-${name}` } = ready?.status ?? {};
    const formats = links?.internal?.volumes?.[0]?.formats ?? [];
    const packed = formats.find(({ format }) => format === 'gzip');
    if (!packed) throw new ComputeFailure('unsupported', 'The cluster exports no such disk.');
    const service = `services/https:${serviceName}:443/proxy`;
    const path = `api/v1/namespaces/${settings.namespace}/${service}${new URL(packed.url).pathname}`;
    const answer = await client.open(path, { headers: { 'x-kubevirt-export-token': token } });
    const disk = createGunzip();
    answer.once('error', (error) => disk.destroy(error));
    disk.once('close', () => {
      answer.destroy();
      void remove().catch(() => undefined);
    });
    return answer.pipe(disk);
  } catch (error) {
    await remove().catch(() => undefined);
    throw error;
  }
}
