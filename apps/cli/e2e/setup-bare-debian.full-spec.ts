import { type BareDebian, bareDebian, SETUP } from './bare-debian.js';

/** Without a terminal, nobody is asked anything; the answer is for a program. */
const TO_THE_END = `${SETUP} --yes -o json`;
const READY = ['apps', 'containers', 'servers'].map((part) => ({ part, status: 'ready' }));
const MINUTES_MS = 60_000;

/** That what was installed does start, not only that it is there. */
const USED = `
set -e
podman --url unix:///run/podman/podman.sock info --format '{{.Host.OS}}'
bwrap --ro-bind / / --unshare-all true
nft list ruleset >/dev/null; ip link show lo >/dev/null
export INCUS_DIR=/var/lib/incus-tried; mkdir -p $INCUS_DIR
/usr/libexec/incus/incusd --group root --logfile /tmp/incus.log >/dev/null 2>&1 &
incus admin waitready --timeout 50
echo used`;

describe.each(['bookworm', 'trixie'])('a freshly installed Debian %s', (suite) => {
  let debian: BareDebian;

  beforeAll(async () => {
    debian = await bareDebian(suite);
  }, 10 * MINUTES_MS);

  afterAll(() => debian[Symbol.asyncDispose](), MINUTES_MS);

  it(
    '1: says that no mirror answers, at which step, and what to do',
    async () => {
      const { exitCode, err } = await debian.sh(`${SETUP} --yes`, { isOffline: true });
      expect(exitCode).toBe(1);
      expect(err).toMatch(/^error: apps: the step "install .*mount.*" failed/m);
      expect(err).toMatch(/^ +W: Failed to fetch http.*resolv/m);
      expect(err).toMatch(/^ +E: .*mount/m);
      expect(err).toMatch(/^ +apt-get update && apt-get install .*mount/m);
      expect(err).toContain('skydeck setup');
    },
    MINUTES_MS,
  );

  it(
    '1: changes nothing where /proc is not mounted, and says so',
    async () => {
      const { exitCode, err } = await debian.sh(`${SETUP} --yes`, { isUnmounted: true });
      expect(exitCode).toBe(1);
      expect(err).toContain('/proc is not mounted here');
      expect(err).toContain('mount -t proc proc /proc');
      expect(err).not.toContain('Installing');
    },
    MINUTES_MS,
  );

  it(
    '0: is made ready by one command, and what it installed does start',
    async () => {
      const done = await debian.sh(`${TO_THE_END} && ${TO_THE_END} >&2`);
      expect(done).toMatchObject({ exitCode: 0 });
      expect(JSON.parse(done.out)).toMatchObject(READY);
      const again = await debian.sh(`${TO_THE_END} && { ${USED}\n}`, { isOffline: true });
      expect(again).toMatchObject({ exitCode: 0, out: expect.stringMatching(/linux\nused\n$/) });
      expect(again.err).not.toContain('install ');
    },
    10 * MINUTES_MS,
  );

  it(
    '1: shows the last words of a program that does not start',
    async () => {
      const broken =
        'printf "#!/bin/sh\\necho no room in the attic >&2\\nexit 7\\n" >/usr/bin/podman';
      const { exitCode, err } = await debian.sh(`${broken}; ${SETUP} --only containers --yes`);
      expect(exitCode).toBe(1);
      expect(err).toMatch(
        /^error: containers: the step "start podman" failed\. podman did not start/m,
      );
      expect(err).toMatch(/^ +no room in the attic$/m);
      expect(err).toMatch(/^ +podman system service/m);
    },
    MINUTES_MS,
  );
});
