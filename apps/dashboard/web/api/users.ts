import { dataOf } from '@skydeck/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '../sources/ask.js';
import { authOf } from './clients.js';
import type { User, UserChange, UserSession, WantedUser } from './shapes.js';

const USERS = '/api/v1/auth/users';
const USER = `${USERS}/{id}` as const;
const SESSIONS = '/api/v1/auth/sessions';
const PAGE_SIZE = 50;
/** Users sign in and out by themselves. */
const CATCH_UP_MS = 10_000;

/** Which users to list: all of them when empty. */
export interface UserFilter {
  readonly phone?: string;
  readonly email?: string;
  readonly is_banned?: 'true' | 'false';
}

/** Everything that is read of the users of a project. */
export const usersKey = (project: string) => ['project', project, 'users'] as const;

/** The users of a product, newest first, page by page. */
export const usersQuery = (project: string, filter: UserFilter) =>
  infiniteQueryOptions({
    queryKey: [...usersKey(project), 'list', filter],
    queryFn: async ({ pageParam }): Promise<Page<User>> => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      const query = { ...filter, ...cursor, limit: PAGE_SIZE };
      const { data } = await authOf(project).GET(USERS, { params: { query } });
      return { items: data?.data.items ?? [], next: data?.meta.page?.next_cursor ?? null };
    },
    staleTime: 0,
    refetchInterval: CATCH_UP_MS,
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<User>) => next,
    select: ({ pages }): readonly User[] => pages.flatMap(({ items }) => items),
  });

export const userQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: [...usersKey(project), id],
    queryFn: (): Promise<User> => dataOf(authOf(project).GET(USER, { params: { path: { id } } })),
  });

export const createUser = (project: string, body: WantedUser): Promise<User> =>
  dataOf(authOf(project).POST(USERS, { body }));

export const changeUser = (project: string, id: string, body: UserChange): Promise<User> =>
  dataOf(authOf(project).PATCH(USER, { params: { path: { id } }, body }));

export const deleteUser = (project: string, id: string): Promise<object> =>
  dataOf(authOf(project).DELETE(USER, { params: { path: { id } } }));

/** Where users are signed in, newest first; of one user when named. */
export const userSessionsQuery = (project: string, user?: string) =>
  infiniteQueryOptions({
    queryKey: [...usersKey(project), 'sessions', user ?? ''],
    queryFn: async ({ pageParam }): Promise<Page<UserSession>> => {
      const cursor = pageParam ? { cursor: pageParam } : {};
      const query = { ...(user ? { user } : {}), ...cursor, limit: PAGE_SIZE };
      const { data } = await authOf(project).GET(SESSIONS, { params: { query } });
      return { items: data?.data.items ?? [], next: data?.meta.page?.next_cursor ?? null };
    },
    staleTime: 0,
    refetchInterval: CATCH_UP_MS,
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<UserSession>) => next,
    select: ({ pages }): readonly UserSession[] => pages.flatMap(({ items }) => items),
  });

export const endUserSession = (project: string, id: string): Promise<object> =>
  dataOf(authOf(project).DELETE(`${SESSIONS}/{id}`, { params: { path: { id } } }));

export const signUserOut = (project: string, id: string): Promise<{ readonly ended: number }> =>
  dataOf(authOf(project).DELETE(`${USER}/sessions`, { params: { path: { id } } }));
