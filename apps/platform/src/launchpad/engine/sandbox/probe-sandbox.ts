import type { Probe } from '../probe.js';
import type { SandboxMachine } from './sandbox-machine.js';
import { runCommand } from '@skydeck/exec';

export async function probeSandbox(machine: SandboxMachine): Promise<Probe> {
  const { stdout } = await runCommand('bwrap', ['--version']);
  await machine.host();
  return { ok: true, version: stdout[0], problems: [] };
}
