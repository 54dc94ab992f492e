import 'reflect-metadata';
import { createPrivateKey, KeyObject, randomBytes } from 'node:crypto';
import * as x509 from '@peculiar/x509';
import type { IoK8sApiCoreV1Secret } from '@kubevirt-ui-ext/kubevirt-api/kubernetes';
import { encoded } from '../../../../launchpad/engine/kubernetes/manifests/release-secret.js';
import type { DatabaseCluster } from '../database-cluster.js';
import { authoritySecret } from '../manifests/cluster.js';
import { installationLabels } from '../manifests/labels.js';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAYS = 3_650;
const DAY_MS = 86_400_000;

/**
 * The authority that the operator gives certificates of to all servers of this installation. Those that
 * it would make itself end after three months, and clients keep what they verify servers with.
 */
export class ClusterAuthority {
  #made: Promise<string> | undefined;

  constructor(private readonly cluster: () => Promise<DatabaseCluster>) {}

  /** What clients verify servers with; made on first use, by one process. */
  caPem(): Promise<string> {
    this.#made ??= this.#findOrMake();
    this.#made.catch(() => (this.#made = undefined));
    return this.#made;
  }

  async #findOrMake(): Promise<string> {
    const { secrets, settings } = await this.cluster();
    const name = authoritySecret(settings.instance);
    const found =
      (await secrets.find(name)) ?? (await secrets.create(await secretOf(name, settings)));
    return Buffer.from(found.data?.['ca.crt'] ?? '', 'base64').toString();
  }
}

async function secretOf(
  name: string,
  { instance, namespace }: DatabaseCluster['settings'],
): Promise<IoK8sApiCoreV1Secret> {
  const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: `00${randomBytes(15).toString('hex')}`,
    // Clocks of clients may be a little behind.
    notBefore: new Date(Date.now() - 3_600_000),
    notAfter: new Date(Date.now() + DAYS * DAY_MS),
    name: 'CN=Skydeck databases',
    keys,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(
        x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.digitalSignature,
        true,
      ),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  // The operator reads keys in the form of SEC 1 only.
  const key = createPrivateKey(
    KeyObject.from(keys.privateKey).export({ type: 'pkcs8', format: 'pem' }),
  );
  return {
    apiVersion: 'v1',
    kind: 'Secret',
    type: 'Opaque',
    metadata: { name, namespace, labels: installationLabels(instance) },
    data: encoded({
      'ca.crt': certificate.toString('pem'),
      'ca.key': key.export({ type: 'sec1', format: 'pem' }).toString(),
    }),
  };
}
