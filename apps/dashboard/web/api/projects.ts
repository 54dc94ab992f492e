import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { auth } from './clients.js';
import type { Member, Project, Role } from './shapes.js';

/** How often lists of people are read anew. */
export const PEOPLE_MS = 10_000;

const ONE = '/api/v1/projects/{project}';
const MEMBERS = `${ONE}/members` as const;
const MEMBER = `${MEMBERS}/{account_id}` as const;

export const projectsQuery = queryOptions({
  queryKey: ['projects'],
  queryFn: async (): Promise<Project[]> => {
    const query = { limit: 100 };
    const list = await dataOf(auth.GET('/api/v1/projects', { params: { query } }));
    return list.items;
  },
});

export const projectQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project],
    queryFn: (): Promise<Project> => dataOf(auth.GET(ONE, { params: { path: { project } } })),
  });

export const createProject = (body: { name: string; slug?: string }): Promise<Project> =>
  dataOf(auth.POST('/api/v1/projects', { body }));

export const renameProject = (project: string, name: string): Promise<Project> =>
  dataOf(auth.PATCH(ONE, { params: { path: { project } }, body: { name } }));

export const deleteProject = (project: string): Promise<object> =>
  dataOf(auth.DELETE(ONE, { params: { path: { project } } }));

export const membersQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'members'],
    queryFn: async (): Promise<Member[]> => {
      const params = { path: { project }, query: { limit: 100 } };
      const list = await dataOf(auth.GET(MEMBERS, { params }));
      return list.items;
    },
    // Others accept invitations while the page is open.
    refetchInterval: PEOPLE_MS,
  });

export const addMember = (project: string, body: { phone: string; role: Role }): Promise<Member> =>
  dataOf(auth.POST(MEMBERS, { params: { path: { project } }, body }));

export const changeRole = (project: string, accountId: string, role: Role): Promise<Member> =>
  dataOf(
    auth.PATCH(MEMBER, { params: { path: { project, account_id: accountId } }, body: { role } }),
  );

export const removeMember = (project: string, accountId: string): Promise<object> =>
  dataOf(auth.DELETE(MEMBER, { params: { path: { project, account_id: accountId } } }));
