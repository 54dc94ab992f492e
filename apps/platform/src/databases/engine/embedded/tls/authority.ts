import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as x509 from '@peculiar/x509';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const DAY_MS = 86_400_000;
const AUTHORITY_DAYS = 3_650;
const SERVER_DAYS = 397;

/** A certificate with its key, PEM. */
export interface ServerCertificate {
  readonly certificatePem: string;
  readonly keyPem: string;
}

type Key = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

interface Authority {
  readonly certificate: x509.X509Certificate;
  readonly key: Key;
}

/** Signs the certificates of this installation's instances; made on first use and kept in a folder. */
export class CertificateAuthority {
  #opening: Promise<Authority> | undefined;

  constructor(private readonly dir: string) {}

  /** What clients verify servers with. */
  async caPem(): Promise<string> {
    return (await this.#open()).certificate.toString('pem');
  }

  async issue(host: string): Promise<ServerCertificate> {
    const { certificate: issuer, key } = await this.#open();
    const pair = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
    const certificate = await x509.X509CertificateGenerator.create({
      ...validFor(SERVER_DAYS),
      subject: `CN=${host}`,
      issuer: issuer.subject,
      publicKey: pair.publicKey,
      signingKey: key,
      signingAlgorithm: ALGORITHM,
      extensions: [
        new x509.BasicConstraintsExtension(false, undefined, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
        new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
        new x509.SubjectAlternativeNameExtension([
          { type: /^[\d.]+$|:/.test(host) ? 'ip' : 'dns', value: host },
        ]),
        await x509.AuthorityKeyIdentifierExtension.create(issuer),
      ],
    });
    return { certificatePem: certificate.toString('pem'), keyPem: await pemOf(pair.privateKey) };
  }

  #open(): Promise<Authority> {
    this.#opening ??= this.#readOrMake();
    this.#opening.catch(() => (this.#opening = undefined));
    return this.#opening;
  }

  async #readOrMake(): Promise<Authority> {
    const file = join(this.dir, 'authority.pem');
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    return text === undefined ? this.#make(file) : read(text);
  }

  async #make(file: string): Promise<Authority> {
    await mkdir(this.dir, { recursive: true, mode: 0o700 });
    const keys = await crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
    const certificate = await x509.X509CertificateGenerator.createSelfSigned({
      ...validFor(AUTHORITY_DAYS),
      name: 'CN=Skydeck databases',
      keys,
      signingAlgorithm: ALGORITHM,
      extensions: [
        new x509.BasicConstraintsExtension(true, 0, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
        await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      ],
    });
    const both = `${await pemOf(keys.privateKey)}\n${certificate.toString('pem')}\n`;
    // Key and certificate in one file, so that no crash leaves one without the other.
    await writeFile(`${file}.new`, both, { mode: 0o600 });
    await rename(`${file}.new`, file);
    return { certificate, key: keys.privateKey };
  }
}

/** Whether a certificate is for another address or ends within a month. */
export function isDue(certificatePem: string, host: string): boolean {
  const certificate = new x509.X509Certificate(certificatePem);
  const isOther = certificate.subject !== `CN=${host}`;
  return isOther || certificate.notAfter.getTime() - Date.now() < 30 * DAY_MS;
}

async function read(text: string): Promise<Authority> {
  const [key, certificate] = x509.PemConverter.decode(text);
  if (!key || !certificate) throw new Error('the authority of databases is not readable');
  return {
    certificate: new x509.X509Certificate(certificate),
    key: await crypto.subtle.importKey('pkcs8', key, ALGORITHM, false, ['sign']),
  };
}

async function pemOf(key: Key): Promise<string> {
  const bytes = await crypto.subtle.exportKey('pkcs8', key);
  return x509.PemConverter.encode(bytes, 'PRIVATE KEY');
}

function validFor(days: number) {
  // Clocks of clients may be a little behind.
  const notBefore = new Date(Date.now() - 3_600_000);
  return {
    serialNumber: `00${randomBytes(15).toString('hex')}`,
    notBefore,
    notAfter: new Date(Date.now() + days * DAY_MS),
  };
}
