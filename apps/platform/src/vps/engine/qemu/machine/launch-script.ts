/**
 * Becomes the emulator, step by step and always as the same process, so that what is noted of it
 * stays true. Works without root.
 *
 * - The lock is held by the emulator itself: there is never a second one on the same disk.
 * - It gets a network namespace whose only way out is slirp4netns, judged by our rules, which ends
 *   with it because it waits on a pipe that the emulator holds open.
 * - Its file system is the server's folder and the system's programs, nothing else. The way to the
 *   folder may be closed to its user, so nothing on this way is named by an absolute path.
 */
const LAUNCH = `
umask 077
export PATH=/usr/sbin:/usr/bin:/sbin:/bin
exec 7>lock
flock -n 7 || exit 75
rm -f alive up qmp.sock events.sock agent.sock serial.sock shell?.sock slirp.sock
mkfifo alive up
mkdir -p jail
exec 9<>alive
read -r boot </proc/sys/kernel/random/boot_id
start=$(cut -d' ' -f22 /proc/$$/stat)
printf '{"pid":%d,"start_token":"%s-%s"}' $$ "\${boot%%-*}" "$start" >pid.new
mv pid.new pid
(
  exec 8<alive 9>&- 7>&-
  timeout 20 cat up >/dev/null || exit 1
  exec slirp4netns --configure --mtu=65520 --cidr=10.0.2.0/24 \\
    --api-socket slirp.sock --exit-fd=8 $$ tap0
) >slirp.log 2>&1 </dev/null &
own=$1 jail=$2
shift 2
exec unshare --user --map-root-user --net --mount sh -euc "$own" sh "$jail" "$@"
`;

/** Second step, in namespaces of its own: network and file system. */
const OWN = `
inside=$1
shift
nft -f rules.nft
ip link set lo up
echo up >up
tries=0
until grep -q tap0: /proc/net/dev; do
  tries=$((tries + 1))
  [ $tries -lt 400 ] || exit 76
  sleep 0.02
done
mount -c -t tmpfs -o mode=755,size=1m jail jail
mkdir jail/usr jail/server jail/dev jail/old
for name in bin sbin lib lib64; do [ -e /$name ] && ln -s usr/$name jail/$name; done
mount -c --rbind /usr jail/usr
for name in null zero urandom random kvm; do
  [ -e /dev/$name ] || continue
  : >jail/dev/$name
  mount -c --bind /dev/$name jail/dev/$name
done
mount -c --bind . jail/server
exec env -C jail sh -euc "$inside" sh "$@"
`;

/** Third step, in the folder that becomes its root: gives up what it does not need. */
const INSIDE = `
pivot_root . old
busybox umount -l /old
exec env -C /server setpriv --no-new-privs --bounding-set=-all --inh-caps=-all \
  prlimit --core=0 --nofile=1024 "$@"
`;

/** The shell command that becomes the given one, shut in. */
export function shutIn(argv: readonly string[]): string[] {
  return ['sh', '-c', LAUNCH, 'sh', OWN, INSIDE, ...argv];
}
