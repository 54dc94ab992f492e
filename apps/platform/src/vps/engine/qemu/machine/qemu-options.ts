import type { ServerNic, ServerSize } from '../../server-spec.js';
import type { ServerRecord } from './server-folder.js';

/** Sockets on which terminals without a password can be opened, each by one at a time. */
export const SHELLS = 4;
/** Volumes that one server can have. */
export const VOLUME_SLOTS = 4;
/** A whole Linux kernel does not start with less. */
const MIN_MEMORY_MB = 96;

export type Accelerator = 'kvm' | 'tcg';

/** Memory that the machine really has. */
export function machineMemoryMb({ memoryMb }: ServerSize): number {
  return Math.max(memoryMb, MIN_MEMORY_MB);
}

/** What the machine is made of; memory that was saved fits only the same. */
export function machineOf({ spec }: ServerRecord, accelerator: Accelerator): string {
  const { size, nics } = spec;
  const parts = [accelerator, size.vcpus, machineMemoryMb(size), nics.map(({ mac }) => mac)];
  return JSON.stringify(parts);
}

/** The emulator's arguments. All files are named relative to the server's folder. */
export function qemuOptions(record: ServerRecord, accelerator: Accelerator): string[] {
  const { spec, bootsItself, volumes } = record;
  const { size } = spec;
  return [
    ['-name', spec.id, '-nodefaults', '-no-user-config', '-display', 'none'],
    ['-sandbox', 'on,obsolete=deny,elevateprivileges=deny,spawn=deny,resourcecontrol=deny'],
    ['-machine', 'q35,usb=off,vmport=off,smbus=off,sata=off'],
    accelerator === 'kvm'
      ? ['-accel', 'kvm', '-cpu', 'host']
      : ['-accel', 'tcg,tb-size=64', '-cpu', 'Nehalem'],
    ['-smp', String(size.vcpus), '-m', String(machineMemoryMb(size))],
    bootsItself ? [] : directBoot(accelerator),
    disk('root', 'disk.qcow2', 'qcow2', false),
    disk('seed', 'seed.img', 'raw', true),
    spec.nics.slice(0, 1).flatMap(netdev),
    ['-device', `virtio-serial-pci,id=serials,max_ports=${SHELLS + 2}`],
    channel('agent'),
    ['-device', 'virtserialport,bus=serials.0,nr=1,chardev=agent,name=org.qemu.guest_agent.0'],
    Array.from({ length: SHELLS }, (_, index) => shell(index)).flat(),
    ['-device', 'virtio-balloon-pci,id=balloon'],
    ['-object', 'rng-random,id=random,filename=/dev/urandom'],
    ['-device', 'virtio-rng-pci,rng=random'],
    Array.from({ length: VOLUME_SLOTS }, (_, index) => rootPort(index)).flat(),
    volumes.flatMap(({ id }, index) => {
      const device = deviceText(volumeDevice(id, index));
      return ['-blockdev', JSON.stringify(volumeNode(id)), '-device', device];
    }),
    channel('serial', ',logfile=console.log,logappend=on'),
    ['-serial', 'chardev:serial'],
    ['-qmp', 'unix:qmp.sock,server=on,wait=off', '-qmp', 'unix:events.sock,server=on,wait=off'],
  ].flat();
}

function shell(index: number): string[] {
  const device = `virtconsole,bus=serials.0,nr=${index + 2},chardev=shell${index}`;
  return [...channel(`shell${index}`), '-device', device];
}

function rootPort(index: number): string[] {
  return ['-device', `pcie-root-port,id=slot${index},chassis=${index + 1},slot=${index + 1}`];
}

function directBoot(accelerator: Accelerator): string[] {
  const usual = 'console=ttyS0 quiet net.ifnames=0 panic=5 8250.nr_uarts=1 random.trust_cpu=on';
  // What an emulated processor counts is measured wrongly on a busy host, and then time runs off;
  // it does not speculate, so there is nothing to guard against.
  const emulated = accelerator === 'tcg' ? ' tsc=unstable no_timer_check mitigations=off' : '';
  const append = `${usual} cryptomgr.notests${emulated}`;
  return ['-kernel', 'vmlinux', '-initrd', 'initrd', '-append', append];
}

/** The block node of a volume, whose file is linked into the server's folder while it is attached. */
export function volumeNode(id: string) {
  const file = { driver: 'file', filename: `${id}.qcow2` };
  return { driver: 'qcow2', 'node-name': id, file, discard: 'unmap', 'detect-zeroes': 'unmap' };
}

/** The device of a volume; the guest finds it by its serial number, which holds 20 characters. */
export function volumeDevice(id: string, slot: number): Record<string, string> {
  const serial = volumeSerial(id);
  return { driver: 'virtio-blk-pci', drive: id, id: `dev-${id}`, bus: `slot${slot}`, serial };
}

export function volumeSerial(id: string): string {
  return id.slice(-20);
}

function deviceText({ driver = '', ...rest }: Record<string, string>): string {
  return [driver, ...Object.entries(rest).map(([name, value]) => `${name}=${value}`)].join(',');
}

function disk(name: string, filename: string, driver: string, isReadOnly: boolean): string[] {
  const node = {
    driver,
    'node-name': name,
    'read-only': isReadOnly,
    file: { driver: 'file', filename },
    ...(isReadOnly ? {} : { discard: 'unmap', 'detect-zeroes': 'unmap' }),
  };
  const device = `virtio-blk-pci,drive=${name},id=dev-${name},serial=${name}`;
  const order = isReadOnly ? '' : ',bootindex=1';
  return ['-blockdev', JSON.stringify(node), '-device', `${device}${order}`];
}

function channel(name: string, more = ''): string[] {
  return ['-chardev', `socket,id=${name},path=${name}.sock,server=on,wait=off${more}`];
}

/** The emulator answers as the gateway of the address's own network, so that the guest's settings fit. */
function netdev({ ipv4, prefixLength, gateway, mac }: ServerNic): string[] {
  const host = gateway === undefined ? '' : `,host=${gateway}`;
  // Its own name server is put where nobody asks for it; guests ask the real ones.
  const backend = `user,id=net0,ipv6=off,net=${ipv4}/${prefixLength}${host}`;
  return ['-netdev', backend, '-device', `virtio-net-pci,netdev=net0,mac=${mac},romfile=`];
}
