import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { vaultOf } from './clients.js';

type Schemas = VaultComponents['schemas'];
export type Space = Schemas['Space'];
export type SpaceMember = Schemas['SpaceMember'];
export type SpaceRole = SpaceMember['role'];

const SPACES = '/api/v1/spaces';
const SPACE = `${SPACES}/{space}` as const;
const MEMBER = `${SPACE}/members/{member}` as const;
const MOST = 100;

/** Everything that is read of the spaces of a project. */
export const spacesKey = (project: string) => ['project', project, 'vault-spaces'] as const;

/** The spaces of a project, oldest first: the main one is made before all others. */
export const spacesQuery = (project: string) =>
  queryOptions({
    queryKey: spacesKey(project),
    queryFn: async (): Promise<readonly Space[]> => {
      const params = { query: { limit: MOST, sort: 'created_at' as const } };
      return (await dataOf(vaultOf(project).GET(SPACES, { params }))).items;
    },
  });

/** One space. */
export const spaceQuery = (project: string, space: string) =>
  queryOptions({
    queryKey: [...spacesKey(project), space],
    queryFn: (): Promise<Space> =>
      dataOf(vaultOf(project).GET(SPACE, { params: { path: { space } } })),
  });

/** What is said of a space. */
export interface SpaceWish {
  readonly name: string;
  readonly quota_bytes: number | null;
  readonly owner?: string;
}

export const createSpace = (project: string, body: SpaceWish): Promise<Space> =>
  dataOf(vaultOf(project).POST(SPACES, { body }));

export const updateSpace = (
  project: string,
  space: string,
  { name, quota_bytes: quota }: SpaceWish,
): Promise<Space> =>
  dataOf(
    vaultOf(project).PATCH(SPACE, {
      params: { path: { space } },
      body: { name, quota_bytes: quota },
    }),
  );

/** Deletes a space with all that is in it. */
export const deleteSpace = (project: string, space: string) =>
  dataOf(vaultOf(project).DELETE(SPACE, { params: { path: { space } } }));

/** Who may use a space, by their ids. */
export const spaceMembersQuery = (project: string, space: string) =>
  queryOptions({
    queryKey: [...spacesKey(project), space, 'members'],
    queryFn: async (): Promise<readonly SpaceMember[]> => {
      const params = { path: { space }, query: { limit: MOST } };
      return (await dataOf(vaultOf(project).GET(`${SPACE}/members`, { params }))).items;
    },
  });

export const setSpaceMember = (
  project: string,
  space: string,
  { user_id: member, role }: Pick<SpaceMember, 'user_id' | 'role'>,
): Promise<SpaceMember> =>
  dataOf(vaultOf(project).PUT(MEMBER, { params: { path: { space, member } }, body: { role } }));

export const removeSpaceMember = (project: string, space: string, member: string) =>
  dataOf(vaultOf(project).DELETE(MEMBER, { params: { path: { space, member } } }));
