import { once } from 'node:events';
import { unless } from '../../../../kubernetes/kube-failures.js';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ComputeFailure } from '../../compute-failure.js';
import type { Cluster } from '../client/cluster.js';
import { lostCluster } from '../client/kube-failure.js';

interface CdiConfig {
  readonly status?: { readonly uploadProxyURL?: string; readonly uploadProxyCA?: string };
}

/** Sends a disk to the cluster's importer, which the API itself does not pass on. */
export async function sendDisk(
  { client, settings }: Cluster,
  claim: string,
  content: Readable,
  sizeBytes: number,
  signal?: AbortSignal,
): Promise<void> {
  const { url, authority } = await proxyOf(client, settings.uploadUrl);
  const { status } = await client.json<{ status: { token: string } }>(
    `apis/upload.cdi.kubevirt.io/v1beta1/namespaces/${settings.namespace}/uploadtokenrequests`,
    {
      method: 'POST',
      body: {
        apiVersion: 'upload.cdi.kubevirt.io/v1beta1',
        kind: 'UploadTokenRequest',
        metadata: { name: claim, namespace: settings.namespace },
        spec: { pvcName: claim },
      },
    },
  );
  const options = {
    method: 'POST',
    headers: {
      authorization: `Bearer ${status.token}`,
      'content-type': 'application/octet-stream',
      'content-length': sizeBytes,
    },
    ...(authority === undefined ? {} : { ca: authority }),
    ...(signal ? { signal } : {}),
  };
  const target = new URL(`${url.replace(/\/$/, '')}/v1beta1/upload`);
  const sent =
    target.protocol === 'https:' ? httpsRequest(target, options) : httpRequest(target, options);
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  const [[answer]] = await Promise.all([answered, pipeline(content, sent)]).catch(
    (error: unknown) => {
      signal?.throwIfAborted();
      throw lostCluster(error);
    },
  );
  const said = await text(answer);
  if (answer.statusCode === 200) return;
  throw new ComputeFailure('failed', 'The cluster refused the disk.', said.slice(0, 2000));
}

/** Where disks are sent, and the authority that vouches for it. */
async function proxyOf(
  client: Cluster['client'],
  configured: string | undefined,
): Promise<{ url: string; authority: string | undefined }> {
  const path = 'apis/cdi.kubevirt.io/v1beta1/cdiconfigs/config';
  const config = await client.json<CdiConfig>(path).catch(unless(404));
  const url = configured ?? config?.status?.uploadProxyURL;
  if (url !== undefined && url !== '') {
    const address = url.includes('://') ? url : `https://${url}`;
    return { url: address, authority: config?.status?.uploadProxyCA };
  }
  const problem = 'The cluster names no address for uploads: set `VPS_KUBEVIRT_UPLOAD_URL`.';
  throw new ComputeFailure('engine_unavailable', problem);
}
