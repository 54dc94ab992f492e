import { sshArguments } from './ssh-arguments.js';

const target = {
  route: { address: '10.1.2.3', port: 22 },
  vps: { id: 'vps_1', image: { id: 'img_1', slug: 'debian-12' } },
  hostKeys: '/home/my own/.config/skydeck/known_hosts',
  command: [],
};

describe('sshArguments', () => {
  it.each([
    ['debian-12', 'debian'],
    ['ubuntu-24.04', 'ubuntu'],
    ['tiny', 'root'],
    ['my-debian-like', 'root'],
  ])('logs in to %s as %s', (slug, user) => {
    const vps = { id: 'vps_1', image: { id: 'img_1', slug } };
    expect(sshArguments({ ...target, vps }).at(-1)).toBe(`${user}@10.1.2.3`);
  });

  it('knows host keys by the server and not by its address, which others get later', () => {
    const argv = sshArguments(target);
    expect(argv).toContain('HostKeyAlias=vps_1');
    expect(argv).toContain('UserKnownHostsFile="/home/my own/.config/skydeck/known_hosts"');
    expect(argv).toContain('StrictHostKeyChecking=accept-new');
  });

  it('goes by a published port', () => {
    const route = { address: '192.0.2.1', port: 12_001 };
    const argv = sshArguments({ ...target, route });
    expect(argv.slice(-3)).toEqual(['-p', '12001', 'debian@192.0.2.1']);
  });

  it('takes whom the person names, with their key, and leaves the command alone', () => {
    const command = ['ls', '-o', 'Proxy=x'];
    const argv = sshArguments({ ...target, user: 'ann', identity: 'id', command });
    expect(argv.slice(-7)).toEqual(['-i', 'id', 'ann@10.1.2.3', '--', ...command].slice(-7));
  });
});
