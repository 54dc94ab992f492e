import { chmodSync, statSync } from 'node:fs';
import { Failure } from '../launcher/failure.mjs';
import { installSystemPackages } from '../launcher/install-packages.mjs';
import { findProgram } from '../launcher/system-packages.mjs';

/** Real engines and real clients: a test never does without the thing that it tests. */
const NEEDED = [
  { file: 'git', package: 'git' },
  { file: 'bwrap', package: 'bubblewrap' },
  { file: 'ip', package: 'iproute2' },
  { file: 'nft', package: 'nftables' },
  { file: 'setpriv', package: 'util-linux' },
  { file: 'slirp4netns', package: 'slirp4netns' },
  { file: 'newuidmap', package: 'uidmap' },
  { file: 'podman', package: 'podman' },
  { file: 'runc', package: 'runc' },
  { file: 'docker-registry', package: 'docker-registry' },
  { file: 'catatonit', package: 'catatonit' },
  { file: 'redis-server', package: 'redis-server' },
  { file: '/usr/lib/postgresql/15/bin/initdb', package: 'postgresql-15' },
  { file: '/usr/sbin/pgbouncer', package: 'pgbouncer' },
  { file: 'caddy', package: 'caddy' },
  { file: '/usr/sbin/postfix', package: 'postfix' },
  { file: 'swaks', package: 'swaks' },
  { file: '/usr/share/doc/libnet-ssleay-perl/copyright', package: 'libnet-ssleay-perl' },
  { file: 'msmtp', package: 'msmtp' },
  { file: '/usr/share/perl5/Net/SMPP.pm', package: 'libnet-smpp-perl' },
  { file: 'named', package: 'bind9' },
  { file: 'nsupdate', package: 'bind9-dnsutils' },
  { file: 'openssl', package: 'openssl' },
  { file: 'rsyslogd', package: 'rsyslog' },
  { file: '/usr/share/doc/rsyslog-gnutls/copyright', package: 'rsyslog-gnutls' },
  { file: 'oathtool', package: 'oathtool' },
  { file: 'memcached', package: 'memcached' },
  { file: '/usr/lib/python3/dist-packages/swift/common/wsgi.py', package: 'python3-swift' },
  { file: 'chromium', package: 'chromium' },
  { file: 'chromium-headless-shell', package: 'chromium-headless-shell' },
  { file: 'ffmpeg', package: 'ffmpeg' },
  { file: 'janus', package: 'janus' },
  { file: 'janus-pp-rec', package: 'janus-tools' },
  { file: 'turnserver', package: 'coturn' },
  { file: '/usr/sbin/nginx', package: 'nginx-light' },
  { file: 'prometheus', package: 'prometheus' },
  { file: 'pdftotext', package: 'poppler-utils' },
  { file: 'litmus', package: 'litmus' },
  { file: 'cadaver', package: 'cadaver' },
  { file: 'rclone', package: 'rclone' },
  { file: 'vdirsyncer', package: 'vdirsyncer' },
  { file: 'tesseract', package: 'tesseract-ocr' },
  { file: 'heif-convert', package: 'libheif-examples' },
  { file: 'exiftool', package: 'libimage-exiftool-perl' },
  { file: '/usr/sbin/clamd', package: 'clamav-daemon' },
  { file: 'bash', package: 'bash' },
  { file: 'zsh', package: 'zsh' },
  { file: 'fish', package: 'fish' },
  { file: '/etc/ssl/certs/ca-certificates.crt', package: 'ca-certificates' },
  { file: '/usr/libexec/incus/incusd', package: 'incus-base' },
  { file: 'lxcfs', package: 'lxcfs' },
  { file: 'mkfs.btrfs', package: 'btrfs-progs' },
  { file: 'mkfs.ext4', package: 'e2fsprogs' },
  { file: 'losetup', package: 'mount' },
  { file: 'mmdebstrap', package: 'mmdebstrap' },
  { file: 'zstd', package: 'zstd' },
  { file: 'unzip', package: 'unzip' },
  { file: '/bin/busybox', package: 'busybox-static' },
  { file: 'dropbear', package: 'dropbear-bin' },
  { file: 'ssh', package: 'openssh-client' },
  { file: '/usr/sbin/sshd', package: 'openssh-server' },
  { file: 'qemu-system-x86_64', package: 'qemu-system-x86' },
  { file: 'qemu-img', package: 'qemu-utils' },
  { file: 'fakeroot', package: 'fakeroot' },
  { file: 'mcopy', package: 'mtools' },
  { file: 'mkfs.vfat', package: 'dosfstools' },
  { file: 'depmod', package: 'kmod' },
  { file: 'xz', package: 'xz-utils' },
  { file: '/usr/bin/go', package: 'golang-go' },
  { file: '/usr/bin/javac', package: 'default-jdk-headless' },
  { file: '/usr/bin/ruby', package: 'ruby' },
  { file: '/usr/bin/puma', package: 'puma' },
  { file: '/usr/sbin/php-fpm8.2', package: 'php-fpm' },
  { file: '/usr/bin/pip3', package: 'python3-pip' },
  { file: '/usr/lib/python3/dist-packages/fastapi/__init__.py', package: 'python3-fastapi' },
  { file: '/usr/lib/python3/dist-packages/uvicorn/__init__.py', package: 'python3-uvicorn' },
  { file: '/usr/share/fonts/opentype/ocr-b/OCRB.otf', package: 'fonts-ocr-b' },
  { file: '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf', package: 'fonts-dejavu-core' },
];

/** What only the long tests drive. */
const NEEDED_IN_FULL = [
  { file: 'buildah', package: 'buildah' },
  { file: 'podman-compose', package: 'podman-compose' },
  // Containers of one network find each other by name.
  { file: '/usr/lib/cni/dnsname', package: 'golang-github-containernetworking-plugin-dnsname' },
];

/** Machines of ordinary users have their network through it; without udev it is root's alone. */
const TUN = '/dev/net/tun';

function openDevices() {
  const { mode } = statSync(TUN, { throwIfNoEntry: false }) ?? {};
  if (mode === undefined || (mode & 0o006) === 0o006) return;
  if (process.getuid?.() !== 0) {
    throw new Failure(`The tests need ${TUN}: run "sudo chmod 666 ${TUN}" and start again.`);
  }
  chmodSync(TUN, 0o666);
}

/** Installs the programs that the tests drive, or says how to. */
export async function ensurePrograms(isFull, context) {
  openDevices();
  const needed = isFull ? [...NEEDED, ...NEEDED_IN_FULL] : NEEDED;
  const missing = needed.filter(({ file }) => findProgram(file) === null).map((e) => e.package);
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && findProgram('apt-get') !== null) {
    await installSystemPackages(missing, context);
    return;
  }
  throw new Failure(
    `The tests need these packages: ${missing.join(', ')}. ` +
      `Run "sudo apt-get install ${missing.join(' ')}" and start again.`,
  );
}
