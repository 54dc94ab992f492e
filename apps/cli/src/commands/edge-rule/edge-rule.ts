import { dataOf, type PlatformComponents } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { rowsOf } from './rule-rows.js';

const RULES = '/v1/projects/{project}/apps/{app}/edge-rules';

/** The rules of an app; what is not there is not set. */
export type Rules = PlatformComponents['schemas']['EdgeRules'];
/** What to change of them; null takes a rule away. */
export type RulesChange = PlatformComponents['schemas']['UpdateEdgeRules'];

/** `skydeck edge-rule list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { rules } = await read(context, input.argument('app'));
  return listed(rules);
}

/** `skydeck edge-rule show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { rules } = await read(context, input.argument('app'));
  return { kind: 'document', value: rules };
}

/** Changes rules by what they are; what somebody else changed meanwhile is refused, not lost. */
export async function change(
  context: CommandContext,
  app: string,
  wanted: (rules: Rules) => RulesChange,
): Promise<Answer> {
  const { rules, etag } = await read(context, app);
  const path = { project: await context.project(), app };
  const { platform } = await context.clients();
  const params = { path, header: etag === undefined ? {} : { 'If-Match': etag } };
  return listed(await dataOf(platform.PATCH(RULES, { params, body: wanted(rules) })));
}

async function read(context: CommandContext, app: string) {
  const path = { project: await context.project(), app };
  const { platform } = await context.clients();
  const { data, response } = await platform.GET(RULES, { params: { path } });
  const rules: Rules = data?.data ?? {};
  return { rules, etag: response.headers.get('etag') ?? undefined };
}

const listed = (rules: Rules): Answer => ({
  kind: 'list',
  items: rowsOf(rules),
  columns: ['kind', 'rule'],
  empty: 'No rules. Add one with `skydeck edge-rule add <app>`.',
});
