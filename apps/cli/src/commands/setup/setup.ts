import {
  type Machine,
  type Part,
  PARTS,
  planSetup,
  type Step,
  thisMachine,
} from '@skydeck/launcher/setup';
import type { CommandContext } from '../../context/command-context.js';
import { CliError, usageError } from '../../failures/cli-error.js';
import { stepFailed } from './step-failed.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';

/** What podman, Incus and sandboxes cannot start without. */
const MOUNTS = [
  { folder: '/proc', file: '/proc/self', command: 'mount -t proc proc /proc' },
  { folder: '/sys', file: '/sys/kernel', command: 'mount -t sysfs sysfs /sys' },
] as const;

/** `skydeck setup` */
export async function setup(context: CommandContext, input: CommandInput): Promise<Answer> {
  const machine = thisMachine();
  if (machine.platform !== 'linux') {
    throw new CliError('not_linux', 'Apps and servers run on Linux only.');
  }
  const parts = partsOf(input.list('only'), machine);
  const steps = await planSetup(parts, machine);
  if (steps.length === 0) return answerOf(parts, []);
  for (const { part, what, command } of steps) {
    context.progress(`${part}: ${what}\n    ${command}`);
  }
  if (input.flag('dryRun')) return answerOf(parts, steps, missing(steps, 'Nothing was changed.'));
  const obstacle = obstacleOf(parts, machine);
  if (obstacle) return answerOf(parts, steps, obstacle);
  await context.confirm('Do this now?', input.flag('yes'));
  await doAll(steps, context);
  const left = await planSetup(parts, machine);
  return answerOf(parts, left, left.length > 0 ? stillMissing(left) : undefined);
}

/** Without root Skydeck itself runs servers in QEMU; with it, in containers. */
function partsOf(wanted: readonly string[], { isRoot }: Machine): Part[] {
  const unknown = wanted.find((one) => !PARTS.some((part) => part === one));
  if (unknown !== undefined) throw usageError(`--only must be one of ${PARTS.join(', ')}.`);
  if (wanted.length > 0) return PARTS.filter((part) => wanted.includes(part));
  return PARTS.filter((part) => part !== (isRoot ? 'virtual-machines' : 'servers'));
}

function obstacleOf(parts: readonly Part[], machine: Machine): CliError | undefined {
  if (!machine.isRoot) {
    const only = parts.map((part) => `--only ${part}`).join(' ');
    return new CliError('not_root', 'Nothing was changed: only root can do this.', undefined, {
      hint: `Run \`sudo npx skydeck setup ${only}\`, or the commands above as root.`,
    });
  }
  const absent = MOUNTS.find(({ file }) => !machine.exists(file));
  if (absent) {
    const text = `Nothing was changed: ${absent.folder} is not mounted here.`;
    const hint = `Run \`${absent.command}\` first. A bare chroot has none; a container or a machine does.`;
    return new CliError('not_mounted', text, undefined, { hint });
  }
  if (machine.find('apt-get') !== null) return undefined;
  return new CliError('no_apt', 'Nothing was changed: this machine has no apt-get.', undefined, {
    hint: 'Install the packages above, or what they are called here, by its own package manager.',
  });
}

async function doAll(steps: readonly Step[], context: CommandContext): Promise<void> {
  const { signal } = context;
  const say = (line: string) => context.progress(line);
  for (const step of steps) {
    say(`… ${step.what}`);
    try {
      await step.run({ say, signal });
    } catch (error) {
      if (signal.aborted) throw error;
      throw stepFailed(step, error);
    }
  }
}

function missing(steps: readonly Step[], what: string, hint?: string): CliError {
  const count = steps.length === 1 ? 'One step is' : `${steps.length} steps are`;
  return new CliError('setup_needed', `${count} to be done. ${what}`, undefined, { hint });
}

/** All was done, and these are not there all the same. */
function stillMissing(steps: readonly Step[]): CliError {
  const commands = steps.map(({ part, command }) => `    ${part}: ${command}`);
  const hint = ['Run it by hand to see why:', ...commands].join('\n');
  return missing(steps, 'All was done without an error, but this is still not there.', hint);
}

interface Row {
  readonly part: Part;
  readonly status: 'ready' | 'missing';
  readonly what: string | null;
  readonly command: string | null;
}

/** Each part, and each step that is still to be done for it. */
function answerOf(parts: readonly Part[], steps: readonly Step[], failure?: CliError): Answer {
  const items = parts.flatMap((part): Row[] => {
    const open = steps.filter((step) => step.part === part);
    if (open.length === 0) return [{ part, status: 'ready', what: null, command: null }];
    return open.map(({ what, command }) => ({ part, status: 'missing', what, command }));
  });
  const columns = ['part', 'status', 'what'];
  return { kind: 'list', items, columns, empty: 'Nothing was asked for.', failure };
}
