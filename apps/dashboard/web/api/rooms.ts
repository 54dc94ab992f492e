import { dataOf, type PlatformComponents } from '@skydeck/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '../sources/ask.js';
import { platform } from './clients.js';

type Schemas = PlatformComponents['schemas'];
export type Room = Schemas['Room'];
export type WantedRoom = Schemas['CreateRoom'];
export type RoomChange = Schemas['UpdateRoom'];
export type RoomSession = Schemas['RoomSession'];

const ROOMS = '/v1/projects/{project}/costream/rooms';
const ROOM = `${ROOMS}/{room}` as const;
const PAGE_SIZE = 50;
const LATEST = 50;

/** A room of a project, by its id. */
export interface RoomRef {
  readonly project: string;
  readonly room: string;
}

export const roomAt = ({ project, room }: RoomRef) => ({ params: { path: { project, room } } });

/** Everything that is read of the rooms of a project. */
export const roomsKey = (project: string) => ['project', project, 'rooms'] as const;

/** Everything that is read of one room. */
export const roomKey = ({ project, room }: RoomRef) => [...roomsKey(project), room] as const;

/** Which rooms are looked for. */
export interface RoomFilter {
  readonly name?: string;
  readonly status?: Room['status'];
}

/** The rooms of a project, newest first, page by page; those that ended only when asked for. */
export const roomsQuery = (project: string, filter: RoomFilter) =>
  infiniteQueryOptions({
    queryKey: [...roomsKey(project), 'list', filter],
    queryFn: async ({ pageParam }): Promise<Page<Room>> => {
      const query = { ...filter, ...(pageParam && { cursor: pageParam }), limit: PAGE_SIZE };
      const { data } = await platform.GET(ROOMS, { params: { path: { project }, query } });
      return { items: data?.data.items ?? [], next: data?.meta.page.next_cursor ?? null };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<Room>) => next,
    select: ({ pages }): readonly Room[] => pages.flatMap(({ items }) => items),
  });

export const roomQuery = (at: RoomRef) =>
  queryOptions({
    queryKey: roomKey(at),
    queryFn: (): Promise<Room> => dataOf(platform.GET(ROOM, roomAt(at))),
  });

/** When somebody was in it, newest first. */
export const roomSessionsQuery = (at: RoomRef) =>
  queryOptions({
    queryKey: [...roomKey(at), 'sessions'],
    queryFn: async (): Promise<readonly RoomSession[]> => {
      const params = { ...roomAt(at).params, query: { limit: LATEST } };
      return (await dataOf(platform.GET(`${ROOM}/sessions`, { params }))).items;
    },
  });

export const createRoom = (project: string, body: WantedRoom): Promise<Room> =>
  dataOf(platform.POST(ROOMS, { params: { path: { project } }, body }));

export const changeRoom = (at: RoomRef, body: RoomChange): Promise<Room> =>
  dataOf(platform.PATCH(ROOM, { ...roomAt(at), body }));

/** Sends everybody away; it stays listed as ended. */
export const endRoom = (at: RoomRef): Promise<Room> => dataOf(platform.DELETE(ROOM, roomAt(at)));
