import { chmod, copyFile, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runCommand } from '@skydeck/exec';
import {
  GUEST_AGENT,
  GUEST_RUN,
  GUEST_START,
  GUEST_TOOLS,
  GUEST_VOLUME,
  INITRD_INIT,
} from './guest-scripts.js';

/** Drivers that a guest needs before it can load its own. */
const MODULES = [
  'virtio_pci',
  'virtio_blk',
  'crc32c_generic',
  'crc32c-intel',
  'ext4',
  'nls_ascii',
  'nls_cp437',
  'nls_utf8',
  'vfat',
  'virtio_console',
  'virtio_net',
  'virtio_balloon',
  'virtio-rng',
];

/** Programs of busybox that the first process needs. */
const APPLETS = [
  'cp',
  'mkdir',
  'modprobe',
  'mount',
  'mv',
  'poweroff',
  'sh',
  'sleep',
  'switch_root',
  'umount',
];

export interface InitrdParts {
  /** Folder of the kernel's modules, with `modules.dep`. */
  readonly modules: string;
  readonly busybox: string;
  /** Programs put beside our scripts, with their libraries. */
  readonly programs: readonly string[];
}

/** Makes the small system that brings a guest up, in `workDir`. */
export async function makeInitrd(parts: InitrdParts, workDir: string, target: string) {
  const root = join(workDir, 'initrd');
  for (const name of ['bin', 'tools/lib', 'dev', 'proc', 'sys', 'root', 'seed']) {
    await mkdir(join(root, name), { recursive: true });
  }
  await copyFile(parts.busybox, join(root, 'bin/busybox'));
  for (const name of APPLETS) await symlink('busybox', join(root, 'bin', name));
  await script(join(root, 'init'), INITRD_INIT);
  await script(join(root, 'tools/start'), GUEST_START);
  await script(join(root, 'tools/agent'), GUEST_AGENT);
  await script(join(root, 'tools/volume'), GUEST_VOLUME);
  // The interpreter is found both before and after the move into the guest.
  await script(
    join(root, 'tools/run'),
    GUEST_RUN.replace('#!/bin/busybox', `#!${GUEST_TOOLS}/busybox`),
  );
  await mkdir(join(root, GUEST_TOOLS), { recursive: true });
  await copyFile(parts.busybox, join(root, GUEST_TOOLS, 'busybox'));
  await addModules(parts.modules, root);
  for (const program of parts.programs) await addProgram(program, join(root, 'tools'));
  // Not compressed: unpacking takes an emulated processor longer than everything else it does here.
  const pack = `find . | LC_ALL=C sort | ${parts.busybox} cpio -o -H newc -R 0:0`;
  await runCommand('sh', ['-ec', `${pack} >"$1"`, 'sh', target], { cwd: root });
}

async function script(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  await chmod(file, 0o755);
}

/** Copies the modules and what they need, where one `modprobe` finds and loads them all. */
async function addModules(from: string, root: string): Promise<void> {
  const needs = new Map<string, readonly string[]>();
  for (const line of (await readFile(join(from, 'modules.dep'), 'utf8')).split('\n')) {
    const [file = '', rest = ''] = line.split(':');
    needs.set(file, rest.split(' ').filter(Boolean));
  }
  const wanted = MODULES.flatMap((name) => {
    // One that is not there is built into the kernel.
    const file = [...needs.keys()].find((path) => basename(path) === `${name}.ko`);
    return file ?? [];
  });
  const all = new Set(wanted.flatMap((file) => [file, ...(needs.get(file) ?? [])]));
  const to = join(root, 'lib/modules', basename(from));
  await mkdir(to, { recursive: true });
  for (const file of all) await copyFile(join(from, file), join(to, basename(file)));
  const lines = [...all].map((file) => {
    const names = (needs.get(file) ?? []).map((need) => basename(need));
    return `${basename(file)}: ${names.join(' ')}`;
  });
  await writeFile(join(to, 'modules.dep'), `${lines.join('\n')}\n`);
  const names = wanted.map((file) => basename(file, '.ko'));
  await writeFile(join(root, 'modules'), `${names.join(' ')}\n`);
}

async function addProgram(program: string, tools: string): Promise<void> {
  await copyFile(program, join(tools, basename(program)));
  await chmod(join(tools, basename(program)), 0o755);
  const { stdout } = await runCommand('ldd', [program]);
  for (const [library] of stdout.join('\n').matchAll(/\/\S+/g)) {
    await copyFile(library, join(tools, 'lib', basename(library)));
  }
}
