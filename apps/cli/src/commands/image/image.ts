import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { finishImage, formatFrom, imageAnswer, LIST_COLUMNS } from './image-answer.js';

export const IMAGES = '/v1/projects/{project}/images';
const IMAGE = `${IMAGES}/{image}` as const;

/** `skydeck image list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const path = { project: await context.project() };
  const { platform } = await context.clients();
  return {
    kind: 'list',
    items: await everyItem((query) => platform.GET(IMAGES, { params: { path, query } })),
    columns: LIST_COLUMNS,
    empty: 'There are no images.',
  };
}

/** `skydeck image show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  return imageAnswer(context, input.argument('image'));
}

/** `skydeck image create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const body = sourceFrom(input);
  const path = { project: await context.project() };
  const { platform } = await context.clients();
  const { data } = await platform.POST(IMAGES, { params: { path }, body });
  return finishImage(context, input, data, body.slug);
}

function sourceFrom(input: CommandInput) {
  const from = input.text('fromSnapshot');
  const url = input.text('url');
  const named = { slug: input.argument('slug'), title: input.text('title') };
  if ((from === undefined) === (url === undefined)) {
    throw usageError('Give --from-snapshot or --url.');
  }
  if (url !== undefined) {
    const format = formatFrom(input);
    return {
      ...named,
      url,
      sha256: input.text('sha256'),
      format,
      cloud_init: input.flag('cloudInit'),
    };
  }
  const [, vps, snapshot] = /^([^/]+)\/([^/]+)$/.exec(from ?? '') ?? [];
  if (vps === undefined || snapshot === undefined) {
    throw usageError('--from-snapshot is of the form <server>/<snapshot>.');
  }
  return { ...named, vps, snapshot };
}

/** `skydeck image build` */
export async function build(context: CommandContext, input: CommandInput): Promise<Answer> {
  const image = input.argument('image');
  const path = { project: await context.project(), image };
  const { platform } = await context.clients();
  const { data } = await platform.POST(`${IMAGE}/build`, { params: { path } });
  return finishImage(context, input, data, image);
}

/** `skydeck image delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const image = input.argument('image');
  const path = { project: await context.project(), image };
  await context.confirm(
    `Delete the image "${image}"? Servers that were made of it stay.`,
    input.flag('yes'),
  );
  const { platform } = await context.clients();
  const item = await dataOf(platform.DELETE(IMAGE, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
