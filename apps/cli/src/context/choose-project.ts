import { everyItem } from '../api/every-item.js';
import type { Project } from '../api/resources.js';
import { usageError } from '../failures/cli-error.js';
import type { CommandContext } from './command-context.js';

const HOW =
  'Name it with --project or SKYDECK_PROJECT, or store it with `skydeck project use <slug>`.';

/** Takes the only project there is; with none or several the person has to say. */
export async function chooseProject(context: CommandContext): Promise<string> {
  const token = await (await context.tokens()).current();
  if (token.startsWith('dk_')) {
    throw usageError('An API key does not tell which project it belongs to.', HOW);
  }
  const projects = await listProjects(context);
  const [first] = projects;
  if (!first) {
    throw usageError(
      'You have no project yet.',
      'Create one with `skydeck project create <name>`.',
    );
  }
  if (projects.length === 1) return first.slug;
  const slugs = projects.map(({ slug }) => slug).join(', ');
  throw usageError(`You have several projects: ${slugs}.`, HOW);
}

/** Every project of the person. */
export async function listProjects(context: CommandContext): Promise<Project[]> {
  const { auth } = await context.clients();
  return everyItem((query) => auth.GET('/api/v1/projects', { params: { query } }));
}
