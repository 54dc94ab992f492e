import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * A certificate that trusts nobody but itself, and its key, made by OpenSSL; for this machine unless named.
 * @param subjectAltName such as `IP:127.0.0.1` or `DNS:one.test,DNS:other.test`
 */
export async function tlsCertificate(
  subjectAltName = 'IP:127.0.0.1',
  commonName = 'test',
): Promise<{ readonly key: string; readonly cert: string }> {
  const dir = await mkdtemp(join(tmpdir(), 'test-tls-'));
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '30'];
  const names = ['-subj', `/CN=${commonName}`, '-addext', `subjectAltName=${subjectAltName}`];
  await run('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', cert]);
  const made = { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
  await rm(dir, { recursive: true });
  return made;
}
