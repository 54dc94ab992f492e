import { folderOf } from '@skydeck/config';
import { z } from 'zod';
import type { KubevirtSettings } from './kubevirt-settings.js';

const NAME = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;

/** Settings of KubeVirt. */
export const kubevirtConfig = {
  VPS_KUBECONFIG: z
    .string()
    .min(1)
    .optional()
    .describe(
      'File that names the cluster of `VPS_ENGINE=kubevirt`; where kubectl looks, or the account of the pod, when empty.',
    ),
  VPS_KUBEVIRT_NAMESPACE: z
    .string()
    .regex(NAME, 'must be the name of a namespace')
    .default('skydeck-servers')
    .describe('Namespace of the cluster that servers are in, which must be there.'),
  VPS_KUBEVIRT_STORAGE_CLASS: z
    .string()
    .min(1)
    .optional()
    .describe('Storage class of the disks of servers; the default one of the cluster when empty.'),
  VPS_KUBEVIRT_UPLOAD_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address that disks are uploaded to; what the cluster says of itself when empty.'),
};

type KubevirtConfig = z.output<z.ZodObject<typeof kubevirtConfig>>;

/** Which cluster the settings choose. */
export function chosenCluster(config: KubevirtConfig): Omit<KubevirtSettings, 'instance'> {
  const { VPS_KUBECONFIG: kubeconfig } = config;
  return {
    ...(kubeconfig === undefined ? {} : { kubeconfig: folderOf(kubeconfig) }),
    namespace: config.VPS_KUBEVIRT_NAMESPACE,
    storageClass: config.VPS_KUBEVIRT_STORAGE_CLASS,
    uploadUrl: config.VPS_KUBEVIRT_UPLOAD_URL,
  };
}
