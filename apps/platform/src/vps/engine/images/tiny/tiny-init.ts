/**
 * First process of the tiny image. It reads the same seed folder as cloud-init; `nics` there has a
 * line for each interface: device, address/prefix, gateway or `-`, name servers. A container finds
 * its file systems mounted: another one over them would hide its own view of the machine. The shell
 * is not started by getty, which throws away what the console has not yet handed out.
 */
export const TINY_INIT = `#!/bin/sh
trap 'poweroff -f' PWR USR2
trap 'reboot -f' INT TERM
export PATH=/usr/sbin:/usr/bin HOME=/root TERM=linux
seed=/var/lib/cloud/seed/nocloud-net
is_mounted() {
  [ -e /proc/mounts ] || return 1
  while read -r _ where _; do [ "$where" = "$1" ] && return; done </proc/mounts
  return 1
}
is_mounted /proc || mount -t proc proc /proc
is_mounted /sys || mount -t sysfs sysfs /sys 2>/dev/null
[ -e /dev/null ] || mount -t devtmpfs devtmpfs /dev
[ -d /dev/pts ] || mkdir -p /dev/pts
is_mounted /dev/pts || mount -t devpts devpts /dev/pts 2>/dev/null
echo 'tiny: starting'
[ -e $seed/meta-data ] && while read -r key name || [ -n "$key" ]; do
  [ "$key" = local-hostname: ] && hostname "$name"
done <$seed/meta-data
ip link set lo up
: >/etc/resolv.conf
while read -r device address gateway servers; do
  [ -n "$device" ] || continue
  ip link set "$device" up
  ip addr add "$address" dev "$device"
  [ "$gateway" = - ] || ip route replace default via "$gateway" dev "$device" onlink
  for server in $servers; do echo "nameserver $server" >>/etc/resolv.conf; done
done <<END
$(cat $seed/nics 2>/dev/null)
END
mkdir -p /root/.ssh /etc/dropbear
chmod 700 /root/.ssh
cat $seed/ssh-keys >/root/.ssh/authorized_keys 2>/dev/null
if [ -x /usr/sbin/dropbear ]; then dropbear -R -s 2>/dev/null; fi
httpd -p 80 -h /var/www
if [ -f $seed/user-data ] && [ ! -e /var/lib/cloud/done ]; then
  touch /var/lib/cloud/done
  case "$(head -c 2 $seed/user-data)" in
    '#!') cp $seed/user-data /run/user-data; chmod 700 /run/user-data; /run/user-data ;;
  esac
fi
touch /run/ready
echo 'tiny: ready'
(while :; do stty sane; setsid -c sh -l; sleep 1; done) <>/dev/console >&0 2>&1 &
while :; do wait; sleep 1 & wait; done
`;
