/** Folder of our things in the guest's memory. */
export const GUEST_TOOLS = '/run/skydeck';

/**
 * First process of our initrd: drivers, root disk, seed, agent; then the guest's own init. Each
 * program that it starts costs an emulated processor tens of milliseconds, so it starts few.
 */
export const INITRD_INIT = `#!/bin/busybox sh
export PATH=/bin
mount -t proc proc /proc
mount -t sysfs sysfs /sys
mount -t devtmpfs dev /dev
read -r modules </modules
modprobe -a $modules 2>/dev/null
disk() {
  for one in /sys/block/vd*; do
    serial=
    read -r serial 2>/dev/null <"$one/serial"
    [ "$serial" = "$1" ] && found=/dev/\${one##*/} && return
  done
  found=
}
tries=0
while disk root; [ -z "$found" ] && [ $tries -lt 200 ]; do tries=$((tries + 1)); sleep 0.05; done
root=$found
mount -t ext4 "$root" /root || { echo 'no root disk'; poweroff -f; }
/tools/run resize2fs "$root" >/dev/null 2>&1
disk seed
if [ -n "$found" ] && mount -t vfat -o ro "$found" /seed; then
  target=/root/var/lib/cloud/seed/nocloud-net
  mkdir -p $target
  cp /seed/* $target/
  umount /seed
fi
mkdir -p /root/dev /root/proc /root/sys /root/run
mount -t tmpfs -o mode=755,nosuid,nodev run /root/run
mv /tools /root${GUEST_TOOLS}
cp /bin/busybox /root${GUEST_TOOLS}/busybox
mount --move /dev /root/dev
mount --move /proc /root/proc
mount --move /sys /root/sys
exec switch_root /root ${GUEST_TOOLS}/start
`;

/** Runs in the guest's file system before its init: volumes and the agent. */
export const GUEST_START = `#!${GUEST_TOOLS}/busybox sh
tools=${GUEST_TOOLS}
export PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
$tools/busybox grep -v '^#' /var/lib/cloud/seed/nocloud-net/volumes 2>/dev/null |
  while read -r serial path; do $tools/volume attach "$serial" "$path"; done
$tools/agent </dev/null >/dev/null 2>&1 &
exec /sbin/init
`;

/** Keeps the guest agent running on its port. */
export const GUEST_AGENT = `#!${GUEST_TOOLS}/busybox sh
tools=${GUEST_TOOLS}
export HOME=/root LANG=C.UTF-8
for port in /sys/class/virtio-ports/*; do
  [ "$($tools/busybox cat "$port/name" 2>/dev/null)" = org.qemu.guest_agent.0 ] || continue
  while :; do
    $tools/run qemu-ga -m virtio-serial -p "/dev/\${port##*/}" -t $tools -f $tools/agent.pid
    $tools/busybox sleep 1
  done
done
`;

/** Mounts and unmounts a volume: \`volume attach|detach|grow <serial> <path>\`. */
export const GUEST_VOLUME = `#!${GUEST_TOOLS}/busybox sh
tools=${GUEST_TOOLS}
b=$tools/busybox
disk() { for one in /sys/block/vd*; do [ "$($b cat "$one/serial" 2>/dev/null)" = "$1" ] && echo "/dev/\${one##*/}" && return; done; }
case $1 in
attach)
  tries=0
  while device=$(disk "$2"); [ -z "$device" ] && [ $tries -lt 100 ]; do tries=$((tries + 1)); $b sleep 0.05; done
  [ -n "$device" ] || exit 1
  $b grep -q "^$device " /proc/mounts && exit 0
  $b mkdir -p "$3"
  $b mount -t ext4 "$device" "$3" && $tools/run resize2fs "$device" >/dev/null 2>&1
  ;;
detach)
  device=$(disk "$2")
  [ -n "$device" ] || exit 0
  $b sync
  $b grep -q "^$device " /proc/mounts || exit 0
  $b umount "$device" || $b umount -l "$device"
  ;;
grow) device=$(disk "$2"); [ -n "$device" ] && $tools/run resize2fs "$device" ;;
esac
`;

/** Starts a program of ours with the libraries that came along. */
export const GUEST_RUN = `#!/bin/busybox sh
dir=\${0%/*}
name=$1
shift
exec "$dir/lib/ld-linux-x86-64.so.2" --library-path "$dir/lib" "$dir/$name" "$@"
`;
