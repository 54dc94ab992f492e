import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { Firewall } from '../../api/resources.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ruleFrom, ruleText } from './rule.js';

export const FIREWALLS = '/v1/projects/{project}/firewalls';
const FIREWALL = `${FIREWALLS}/{firewall}` as const;

/** `skydeck firewall create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const rules = input.list('rule').map(ruleFrom);
  const body = { name: input.argument('name'), rules, tags: [...input.list('tag')] };
  const path = { project: await context.project() };
  const { platform } = await context.clients();
  return shown(context, await dataOf(platform.POST(FIREWALLS, { params: { path }, body })));
}

/** `skydeck firewall list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const path = { project: await context.project() };
  const { platform } = await context.clients();
  return {
    kind: 'list',
    items: await everyItem((query) => platform.GET(FIREWALLS, { params: { path, query } })),
    columns: ['name', 'id', 'tags', { path: 'created_at', title: 'created' }],
    empty: 'No firewalls yet: servers can be reached at every port of theirs.',
  };
}

/** `skydeck firewall show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), firewall: input.argument('firewall') };
  const { platform } = await context.clients();
  return shown(context, await dataOf(platform.GET(FIREWALL, { params: { path } })));
}

/** `skydeck firewall update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const rules = input.list('rule').map(ruleFrom);
  const tags = [...input.list('tag')];
  const name = input.text('name');
  const isShut = input.flag('closed');
  if (rules.length > 0 && isShut) throw usageError('Give --rule or --closed, not both.');
  const body = {
    ...(name !== undefined && { name }),
    ...((rules.length > 0 || isShut) && { rules }),
    ...(tags.length > 0 && { tags }),
  };
  if (Object.keys(body).length === 0) throw usageError('Name something to change.');
  const path = { project: await context.project(), firewall: input.argument('firewall') };
  const { platform } = await context.clients();
  return shown(context, await dataOf(platform.PATCH(FIREWALL, { params: { path }, body })));
}

/** `skydeck firewall delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const firewall = input.argument('firewall');
  const path = { project: await context.project(), firewall };
  await context.confirm(
    `Delete the firewall "${firewall}"? What it kept out can come in.`,
    input.flag('yes'),
  );
  const { platform } = await context.clients();
  const item = await dataOf(platform.DELETE(FIREWALL, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck firewall attach` */
export async function attach(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), firewall: input.argument('firewall') };
  const { platform } = await context.clients();
  const body = { vps: input.argument('vps') };
  const item = await dataOf(platform.POST(`${FIREWALL}/servers`, { params: { path }, body }));
  return shown(context, item);
}

/** `skydeck firewall detach` */
export async function detach(context: CommandContext, input: CommandInput): Promise<Answer> {
  const vps = input.argument('vps');
  const path = { project: await context.project(), firewall: input.argument('firewall'), vps };
  const { platform } = await context.clients();
  const item = await dataOf(platform.DELETE(`${FIREWALL}/servers/{vps}`, { params: { path } }));
  return shown(context, item);
}

/** People read rules as they write them; programs get them whole. */
function shown({ globals }: CommandContext, firewall: Firewall): Answer {
  const isForPeople = globals.format === 'table' && globals.query === undefined;
  const rules = isForPeople ? firewall.rules.map(ruleText) : firewall.rules;
  return {
    kind: 'item',
    item: { ...firewall, rules },
    columns: ['name', 'id', 'rules', 'tags', 'servers', { path: 'created_at', title: 'created' }],
  };
}
