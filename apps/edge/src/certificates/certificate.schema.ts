import { createPrivateKey, X509Certificate } from 'node:crypto';
import { z } from 'zod';
import { HostName } from '../routes/route.schema.js';

const LARGEST = 64 * 1024;

/** A chain and its key for one host. */
export const Certificate = z
  .object({
    host: HostName,
    certificate_pem: z.string().min(1).max(LARGEST),
    private_key_pem: z.string().min(1).max(LARGEST),
  })
  .superRefine(({ host, certificate_pem: pem, private_key_pem: key }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const leaf = readOr(() => new X509Certificate(pem));
    const privateKey = readOr(() => createPrivateKey(key));
    if (!leaf) return refuse('certificate_pem', 'is not a certificate in PEM');
    // The message of the parser could show a part of the key.
    if (!privateKey) return refuse('private_key_pem', 'is not a private key in PEM');
    if (!leaf.checkPrivateKey(privateKey)) {
      return refuse('private_key_pem', 'does not belong to the certificate');
    }
    if (leaf.checkHost(host.replace(/^\*/, 'any'), { subject: 'never' }) === undefined) {
      refuse('certificate_pem', 'is not for this host');
    }
  });
export type Certificate = z.output<typeof Certificate>;

/** Every certificate at one moment, as it lies on the disk. */
export const CertificateList = z.object({ certificates: z.array(Certificate).max(100_000) });
export type CertificateList = z.output<typeof CertificateList>;

function readOr<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
