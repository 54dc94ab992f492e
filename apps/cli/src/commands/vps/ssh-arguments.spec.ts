import { sshArguments } from './ssh-arguments.js';

const target = {
  address: '10.1.2.3',
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

  it('takes whom the person names, with their key, and leaves the command alone', () => {
    const command = ['ls', '-o', 'Proxy=x'];
    const argv = sshArguments({ ...target, user: 'ann', identity: 'id', command });
    expect(argv.slice(-7)).toEqual(['-i', 'id', 'ann@10.1.2.3', '--', ...command].slice(-7));
  });
});
