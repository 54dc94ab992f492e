import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A certificate that trusts nobody but itself, made by OpenSSL. */
export async function selfSigned(...hosts: string[]) {
  const dir = await mkdtemp(join(tmpdir(), 'edge-tls-'));
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const names = `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`;
  const args = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '30'];
  const subject = ['-subj', '/CN=test', '-addext', names];
  await run('openssl', ['req', '-x509', ...args, ...subject, '-keyout', key, '-out', cert]);
  const made = {
    certificate_pem: await readFile(cert, 'utf8'),
    private_key_pem: await readFile(key, 'utf8'),
  };
  await rm(dir, { recursive: true });
  return made;
}
