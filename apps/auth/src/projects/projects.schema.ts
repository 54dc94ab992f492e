import type { Role } from '@skydeck/auth-guard';
import { listQuery } from '@skydeck/envelope';
import { z } from 'zod';
import type { ProjectEntity } from './project.entity.js';
import { Slug } from './slug.js';

const ProjectName = z
  .string()
  .max(80)
  .regex(/^\P{Cc}*$/u, 'A name has no control characters.')
  .trim()
  .min(1)
  .describe('Name for people.');

export const ROLES = ['owner', 'admin', 'developer', 'viewer'] as const satisfies Role[];

export const CreateProject = z
  .strictObject({ name: ProjectName, slug: Slug.optional() })
  .meta({ id: 'CreateProject' });
export type CreateProject = z.output<typeof CreateProject>;

export const UpdateProject = z.strictObject({ name: ProjectName }).meta({ id: 'UpdateProject' });
export type UpdateProject = z.output<typeof UpdateProject>;

/** Which of your projects to list. */
export const ListProjects = listQuery('projects', {
  filters: {
    role: z.enum(ROLES).describe('Only projects in which you have this role.'),
    slug: Slug.describe('Only the project with this slug.'),
  },
  sort: ['created_at', 'name'],
});
export type ListProjects = z.output<typeof ListProjects.schema>;

export const Project = z
  .object({
    id: z.string().describe('`prj_…`'),
    slug: z.string().describe('Name in addresses; wherever a path names a project, it works too.'),
    name: z.string().describe('Name for people.'),
    role: z.enum(ROLES).describe('What you may do in it.'),
    created_at: z.iso.datetime().describe('When it was made.'),
  })
  .meta({ id: 'Project' });
export type Project = z.output<typeof Project>;

/** A project and the role that one account has in it. */
export interface OwnProject extends ProjectEntity {
  readonly role: Role;
}

export function toProject({ id, slug, name, role, createdAt }: OwnProject): Project {
  return { id, slug, name, role, created_at: createdAt.toISOString() };
}
