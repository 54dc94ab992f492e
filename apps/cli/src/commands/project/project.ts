import { dataOf } from '@skydeck/sdk';
import type { Project } from '../../api/resources.js';
import { listProjects } from '../../context/choose-project.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';

const COLUMNS = ['slug', 'name', 'role', 'id', { path: 'created_at', title: 'created' }] as const;

/** `skydeck project list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  return {
    kind: 'list',
    items: await listProjects(context),
    columns: COLUMNS,
    empty: 'No projects yet. Create one with `skydeck project create <name>`.',
  };
}

/** `skydeck project create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth } = await context.clients();
  const body = { name: input.argument('name'), slug: input.text('slug') };
  const project = await dataOf(auth.POST('/api/v1/projects', { body }));
  if (input.flag('use')) await context.store({ project: project.slug });
  return { kind: 'item', item: project, columns: COLUMNS };
}

/** `skydeck project use` */
export async function use(context: CommandContext, input: CommandInput): Promise<Answer> {
  const project = await read(context, input.argument('project'));
  await context.store({ project: project.slug });
  return { kind: 'item', item: project, columns: COLUMNS };
}

/** `skydeck project show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const project = await read(
    context,
    input.optionalArgument('project') ?? (await context.project()),
  );
  return { kind: 'item', item: project, columns: COLUMNS };
}

async function read(context: CommandContext, project: string): Promise<Project> {
  const { auth } = await context.clients();
  return dataOf(auth.GET('/api/v1/projects/{project}', { params: { path: { project } } }));
}
