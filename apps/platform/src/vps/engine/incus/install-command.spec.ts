import { commandFor } from './install-command.js';

const mirror = { uri: 'http://mirror.test/debian', components: ['main'] };
const install = 'apt-get update && apt-get install incus-base';

it('is the package of the release where the release has it', () => {
  expect(commandFor('trixie', [{ ...mirror, suite: 'trixie' }])).toBe(install);
});

it('adds the backports of the mirror that the machine uses, once', () => {
  const signedBy = '/usr/share/keyrings/debian-archive-keyring.gpg';
  const sources = [{ ...mirror, suite: 'bookworm', signedBy }];
  expect(commandFor('bookworm', sources)).toBe(
    `echo 'deb [signed-by=${signedBy}] http://mirror.test/debian bookworm-backports main' ` +
      `| tee /etc/apt/sources.list.d/skydeck-backports.list && ${install}`,
  );
  const both = [...sources, { ...mirror, suite: 'bookworm-backports' }];
  expect(commandFor('bookworm', both)).toBe(install);
});

it('is LXD of the release where no mirror is known', () => {
  expect(commandFor('bookworm', [])).toBe('apt-get update && apt-get install lxd');
});
