import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { APP } from './app.js';

const HOOK = `${APP}/hook` as const;
const COLUMNS = [
  'auto_deploy',
  'branches',
  'paths',
  { path: 'poll_interval_s', title: 'poll every' },
  'urls',
];

const pathOf = async (context: CommandContext, input: CommandInput) => ({
  project: await context.project(),
  app: input.argument('app'),
});

/** `skydeck app hook show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const path = await pathOf(context, input);
  const item = await dataOf(platform.GET(HOOK, { params: { path } }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck app hook create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const path = await pathOf(context, input);
  const item = await dataOf(platform.POST(HOOK, { params: { path } }));
  return { kind: 'item', item, columns: ['secret', 'urls'] };
}

/** `skydeck app hook set` */
export async function set(context: CommandContext, input: CommandInput): Promise<Answer> {
  const poll = input.count('poll', { min: 0, max: 86_400 });
  const isOn = input.text('autoDeploy');
  const branches = input.list('branch');
  const paths = input.list('path');
  const body = {
    ...(isOn !== undefined && { auto_deploy: isOn === 'on' }),
    ...(branches.length > 0 && { branches: [...branches] }),
    ...(paths.length > 0 && { paths: [...paths] }),
    ...(poll !== undefined && { poll_interval_s: poll === 0 ? null : poll }),
  };
  const { platform } = await context.clients();
  const path = await pathOf(context, input);
  const item = await dataOf(platform.PATCH(HOOK, { params: { path }, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck app hook delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await pathOf(context, input);
  await context.confirm(`Throw the hook of "${path.app}" away?`, input.flag('yes'));
  const { platform } = await context.clients();
  const item = await dataOf(platform.DELETE(HOOK, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
