import type { IoK8sApiCoreV1Secret as Secret } from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import type { ServerSpec } from '../../server-spec.js';
import { LABEL } from '../kubevirt-settings.js';

/** Names of the secrets of a server. */
export const seedName = (ref: string): string => `${ref}-seed`;
export const keysName = (ref: string): string => `${ref}-keys`;

/** What cloud-init reads; the cluster gives the address. */
export function seedSecret(ref: string, spec: ServerSpec, labels: Record<string, string>): Secret {
  const { userData, nics } = spec;
  const ethernets = Object.fromEntries(
    nics.map(({ device, mac }) => [
      device,
      { match: { macaddress: mac }, 'set-name': device, dhcp4: true },
    ]),
  );
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: seedName(ref), labels: { ...labels, [`${LABEL}/server`]: ref } },
    data: {
      userdata: base64(userData === '' ? '#cloud-config\n{}\n' : userData),
      networkdata: base64(JSON.stringify({ version: 2, ethernets })),
    },
  };
}

/** Public keys of the first user. */
export function keysSecret(ref: string, spec: ServerSpec, labels: Record<string, string>): Secret {
  const keys = spec.sshKeys.map((key, index) => [`key${index}`, base64(`${key.trim()}\n`)]);
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    metadata: { name: keysName(ref), labels: { ...labels, [`${LABEL}/server`]: ref } },
    data: Object.fromEntries(keys) as Record<string, string>,
  };
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}
