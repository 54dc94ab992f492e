import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import { serverSpec, testImages } from '../fixtures/compute-lab.js';
import type { IncusLab } from '../fixtures/incus-lab.js';
import { until } from '../fixtures/until.js';
import type { ServerSpec } from '../server-spec.js';

/** A server with a whole distribution: what its owner set, its owner finds. */
export function debianContract(slug: string, makeLab: () => Promise<IncusLab>): void {
  let lab: IncusLab;
  let dir: string;
  let publicKey: string;

  beforeAll(async () => {
    lab = await makeLab();
    dir = await mkdtemp(join(tmpdir(), 'skydeck-ssh-'));
    const options = ['-q', '-t', 'ed25519', '-N', '', '-f', join(dir, 'key')];
    await runCommand('ssh-keygen', options);
    publicKey = await readFile(join(dir, 'key.pub'), 'utf8');
  }, 60_000);

  afterAll(async () => {
    await lab[Symbol.asyncDispose]();
    await rm(dir, { recursive: true, force: true });
  }, 60_000);

  async function ssh({ nics: [nic] }: ServerSpec, command: string): Promise<string> {
    const options = [
      'BatchMode=yes',
      'StrictHostKeyChecking=no',
      `UserKnownHostsFile=${dir}/hosts`,
      'ConnectTimeout=5',
    ];
    const args = options.flatMap((option) => ['-o', option]);
    const target = `debian@${nic?.ipv4 ?? ''}`;
    const { stdout } = await runCommand('ssh', [...args, '-i', `${dir}/key`, target, command]);
    return stdout.join('\n');
  }

  it('sets up user, key, name and user data, and lets its owner in', async () => {
    const image = await lab.driver.ensureImage(await testImages.build(slug));
    const spec = serverSpec(lab, image, {
      hostname: 'deb-1',
      size: { vcpus: 1, cpuShare: 1, memoryMb: 512, diskGb: 1 },
      sshKeys: [publicKey],
      userData: '#cloud-config\nwrite_files:\n  - {path: /etc/note, content: "from user data"}\n',
    });
    const servers = spec.nics.map(({ ipv4 }) => ({ id: spec.id, projectId: 'prj_one', ipv4 }));
    await lab.network.applyFirewall({ servers, ports: spec.nics });
    const ref = await lab.driver.create(spec);
    await lab.driver.start(ref);
    await until(async () => expect(await lab.driver.isReady(ref)).toBe(true), 90_000);
    expect(await ssh(spec, 'hostname; cat /etc/note; echo; sudo id -u')).toBe(
      'deb-1\nfrom user data\n0',
    );
    expect(await ssh(spec, 'free -m | sed -n "s/^Mem: *\\([0-9]*\\).*/\\1/p"; nproc')).toBe(
      '512\n1',
    );
    const { stdout } = await lab.driver.exec(ref, ['cloud-init', 'status']);
    expect(stdout).toContain('done');
    await lab.driver.stop(ref, { graceMs: 20_000, isForced: false });
    await lab.driver.start(ref);
    await until(
      async () => expect(await ssh(spec, 'cat /etc/note')).toBe('from user data'),
      60_000,
    );
    await lab.driver.destroy(ref);
  }, 1_800_000);
}
