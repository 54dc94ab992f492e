import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { readOwnerToken } from '../auth/owner-token.js';

const SIZE = '/v1/vps-sizes/{size}';
const COLUMNS = [
  { path: 'slug', title: 'size' },
  { path: 'vcpus', title: 'processors' },
  { path: 'cpu_share', title: 'share' },
  { path: 'memory_mb', title: 'memory MiB' },
  { path: 'disk_gb', title: 'disk GiB' },
  { path: 'offered' },
  { path: 'fits', title: 'fits here' },
];

/** `skydeck vps size list` */
export async function listEvery(context: CommandContext): Promise<Answer> {
  const { platform } = await context.clients();
  const params = { query: { all: 'true' } } as const;
  const { items } = await dataOf(platform.GET('/v1/vps-sizes', { params }));
  return { kind: 'list', items, columns: COLUMNS, empty: 'There are no sizes.' };
}

/** `skydeck vps size add` */
export async function add(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vcpus, memory_mb, disk_gb, ...others } = figuresOf(input);
  if (vcpus === undefined || memory_mb === undefined || disk_gb === undefined) {
    throw usageError('Give --vcpus, --memory and --disk.');
  }
  const body = { slug: input.argument('size'), vcpus, memory_mb, disk_gb, ...others };
  const params = { header: await asOwner(context) };
  const { platform } = await context.clients();
  const item = await dataOf(platform.POST('/v1/vps-sizes', { params, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck vps size change` */
export async function change(context: CommandContext, input: CommandInput): Promise<Answer> {
  const body = figuresOf(input);
  if (Object.keys(body).length === 0) throw usageError('Say what to change, such as --disk 40.');
  return update(context, input, body);
}

/** `skydeck vps size retire` */
export async function retire(context: CommandContext, input: CommandInput): Promise<Answer> {
  return update(context, input, { offered: input.flag('undo') });
}

async function update(
  context: CommandContext,
  input: CommandInput,
  body: ReturnType<typeof figuresOf> & { offered?: boolean },
): Promise<Answer> {
  const params = { path: { size: input.argument('size') }, header: await asOwner(context) };
  const { platform } = await context.clients();
  const item = await dataOf(platform.PATCH(SIZE, { params, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

async function asOwner(context: CommandContext) {
  return { 'Skydeck-Owner-Token': await readOwnerToken(context) };
}

function figuresOf(input: CommandInput) {
  const vcpus = input.count('vcpus', { min: 1, max: 512 });
  const share = input.count('share', { min: 5, max: 100 });
  const memory = input.count('memory', { min: 64, max: 16_777_216 });
  const disk = input.count('disk', { min: 1, max: 65_536 });
  const position = input.count('position', { min: 0, max: 1_000_000 });
  return {
    ...(vcpus !== undefined && { vcpus }),
    ...(share !== undefined && { cpu_share: share / 100 }),
    ...(memory !== undefined && { memory_mb: memory }),
    ...(disk !== undefined && { disk_gb: disk }),
    ...(position !== undefined && { position }),
  };
}
