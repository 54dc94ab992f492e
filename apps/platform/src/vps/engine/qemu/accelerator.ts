import { spawn } from 'node:child_process';
import { access, constants, readFile } from 'node:fs/promises';
import { onLines } from '@skydeck/exec';
import type { Accelerator } from './machine/qemu-options.js';

const FIRST_LINE_MS = 3_000;

/**
 * How guests are run here. A device for virtualisation alone says nothing: nested ones may be slower
 * than emulation, so a kernel has to reach its first line with it in time.
 */
export async function chooseAccelerator(kernel: string): Promise<Accelerator> {
  const canOpen = await access('/dev/kvm', constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!canOpen) return 'tcg';
  const cpu = await readFile('/proc/cpuinfo', 'utf8').catch(() => '');
  if (!/^flags\s*:.*\b(vmx|svm)\b/m.test(cpu)) return 'tcg';
  return (await startsInTime(kernel)) ? 'kvm' : 'tcg';
}

async function startsInTime(kernel: string): Promise<boolean> {
  const options = ['-nodefaults', '-no-user-config', '-display', 'none', '-no-reboot', '-m', '128'];
  const machine = ['-machine', 'q35', '-accel', 'kvm', '-cpu', 'host', '-serial', 'stdio'];
  const boot = ['-kernel', kernel, '-append', 'console=ttyS0 panic=-1'];
  const child = spawn('qemu-system-x86_64', [...options, ...machine, ...boot], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    return await new Promise<boolean>((resolve) => {
      onLines(child.stdout, (line) => {
        if (line.includes('Linux version')) resolve(true);
      });
      child.once('error', () => resolve(false)).once('close', () => resolve(false));
      setTimeout(resolve, FIRST_LINE_MS, false).unref();
    });
  } finally {
    child.kill('SIGKILL');
  }
}
