import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { CommandContext } from '../../context/command-context.js';
import { CliError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { forgetHostKey, hostKeysPath } from './host-keys.js';
import { routeTo } from './route-to.js';
import { sshArguments } from './ssh-arguments.js';
import { readVps } from './vps.js';

/** `skydeck vps ssh` */
export async function ssh(context: CommandContext, input: CommandInput): Promise<Answer> {
  const vps = await readVps(context, input.argument('vps'));
  const route = await routeTo(context, vps, input.flag('published'));
  if (input.flag('forgetHostKey')) await forgetHostKey(context, vps.id);
  const hostKeys = hostKeysPath(context.environment);
  await mkdir(path.dirname(hostKeys), { recursive: true, mode: 0o700 });
  const argv = sshArguments({
    route,
    vps,
    hostKeys,
    user: input.text('user'),
    identity: input.text('identity'),
    command: input.arguments('command'),
  });
  const exitCode = await runSsh(argv, context.signal);
  return { kind: 'document', value: { exit_code: exitCode }, text: '', exitCode };
}

function runSsh(argv: readonly string[], signal: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('ssh', argv, { stdio: 'inherit', signal });
    child.on('error', (cause) => {
      const message = `The command ssh cannot be run: ${cause.message}.`;
      const hint = 'Install an OpenSSH client.';
      reject(new CliError('ssh_missing', message, undefined, { hint, cause }));
    });
    child.on('close', (code) => resolve(code ?? 255));
  });
}
