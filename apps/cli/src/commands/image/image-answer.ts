import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ended, operationIdOf } from '../vps/finish.js';
import { FORMATS } from './image-formats.js';

export const LIST_COLUMNS = [
  { path: 'slug', title: 'image' },
  'title',
  'origin',
  'status',
  { path: 'min_disk_gb', title: 'disk GiB' },
  { path: 'unavailable.reason', title: 'cannot be built' },
] as const;

const COLUMNS = [
  { path: 'slug', title: 'image' },
  'title',
  'id',
  'origin',
  'format',
  'status',
  'cloud_init',
  { path: 'min_disk_gb', title: 'disk GiB' },
  { path: 'size_bytes', title: 'bytes' },
  'sha256',
  'source',
  { path: 'error.message', title: 'problem' },
  { path: 'unavailable.reason', title: 'cannot be built' },
  { path: 'unavailable.fix', title: 'which mends' },
  { path: 'created_at', title: 'created' },
] as const;

/** An image as it is now. */
export async function imageAnswer(context: CommandContext, image: string): Promise<Answer> {
  const path = { project: await context.project(), image };
  const { platform } = await context.clients();
  const item = await dataOf(
    platform.GET('/v1/projects/{project}/images/{image}', { params: { path } }),
  );
  return { kind: 'item', item, columns: COLUMNS };
}

/** An image after the end of what was begun with it. */
export async function finishImage(
  context: CommandContext,
  input: CommandInput,
  begun: Parameters<typeof operationIdOf>[0],
  image: string,
): Promise<Answer> {
  await ended(context, input, operationIdOf(begun), { name: image, show: 'image show' });
  return imageAnswer(context, image);
}

/** What kind of file an image is. */
export function formatFrom(input: CommandInput): (typeof FORMATS)[number] {
  return input.choice('format', FORMATS);
}
