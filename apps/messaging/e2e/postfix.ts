import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@skydeck/testing';

const run = promisify(execFile);

/** Where mail to a domain goes. */
export type Transports = Readonly<Record<string, number>>;

const SERVICES = [
  'cleanup unix n - n - 0 cleanup',
  'qmgr unix n - n 300 1 qmgr',
  'tlsmgr unix - - n 1000? 1 tlsmgr',
  'rewrite unix - - n - - trivial-rewrite',
  'bounce unix - - n - 0 bounce',
  'defer unix - - n - 0 bounce',
  'trace unix - - n - 0 bounce',
  'verify unix - - n - 1 verify',
  'flush unix n - n 1000? 0 flush',
  'proxymap unix - - n - - proxymap',
  'smtp unix - - n - - smtp',
  'relay unix - - n - - smtp',
  'error unix - - n - - error',
  'retry unix - - n - - error',
  'discard unix - - n - - discard',
  'local unix - n n - - local',
  'anvil unix - - n - 1 anvil',
  'scache unix - - n - 1 scache',
  'postlog unix-dgram n - n - 1 postlogd',
];

/** Postfix as a relay of its own, on a port of loopback, with its settings in a folder of its own. */
export class Postfix {
  private constructor(
    private readonly dir: string,
    readonly port: number,
    /** PEM of the certificate that it shows, which vouches for itself. */
    readonly certificate: string,
  ) {}

  static async start(transports: Transports): Promise<Postfix> {
    const dir = await mkdtemp(join(tmpdir(), 'skydeck-postfix-'));
    await chmod(dir, 0o755);
    const port = await freePort();
    const postfix = new Postfix(dir, port, await makeCertificate(dir));
    await postfix.#configure(transports);
    await run('postfix', ['-c', dir, 'start']);
    return postfix;
  }

  /** What it says of itself, for whoever looks for the reason of a failure. */
  async log(): Promise<string> {
    return readFile(join(this.dir, 'mail.log'), 'utf8').catch(() => '');
  }

  async stop(): Promise<void> {
    await run('postfix', ['-c', this.dir, 'stop']);
    await rm(this.dir, { recursive: true, force: true });
  }

  async #configure(transports: Transports): Promise<void> {
    const { dir } = this;
    const { stdout } = await run('id', ['-u', 'postfix']);
    for (const name of ['queue', 'data']) await mkdir(join(dir, name));
    await chown(join(dir, 'data'), Number(stdout), 0);
    const routes = Object.entries(transports);
    const table = routes.map(([domain, to]) => `${domain} smtp:[127.0.0.1]:${to}`).join('\n');
    await writeFile(join(dir, 'transport'), `${table}\n`);
    await writeFile(join(dir, 'master.cf'), this.#services());
    await writeFile(join(dir, 'main.cf'), this.#settings(routes.map(([domain]) => domain)));
  }

  #services(): string {
    const listener = `127.0.0.1:${this.port} inet n - n - - smtpd`;
    return `${[listener, ...SERVICES].join('\n')}\n`;
  }

  #settings(domains: readonly string[]): string {
    const { dir } = this;
    return `compatibility_level = 3.6
queue_directory = ${dir}/queue
data_directory = ${dir}/data
maillog_file = ${dir}/mail.log
maillog_file_prefixes = ${dir}
myhostname = relay.test
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
relay_domains = ${domains.join(' ')}
transport_maps = texthash:${dir}/transport
smtpd_tls_security_level = may
smtpd_tls_cert_file = ${dir}/relay.crt
smtpd_tls_key_file = ${dir}/relay.key
smtp_dns_support_level = disabled
smtp_host_lookup = native
alias_maps =
local_recipient_maps =
`;
  }
}

async function makeCertificate(dir: string): Promise<string> {
  const names = ['-subj', '/CN=relay.test', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', join(dir, 'relay.key'), '-out', join(dir, 'relay.crt')];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  await run('openssl', ['req', '-x509', ...made, ...names, ...files]);
  return readFile(join(dir, 'relay.crt'), 'utf8');
}
