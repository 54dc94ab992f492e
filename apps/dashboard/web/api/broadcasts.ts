import { dataOf, type PlatformComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { platform } from './clients.js';
import { roomAt, roomKey, type RoomRef } from './rooms.js';

type Schemas = PlatformComponents['schemas'];
export type Broadcast = Schemas['Broadcast'];
export type WantedBroadcast = Schemas['CreateBroadcast'];

const OF_ROOM = '/v1/projects/{project}/costream/rooms/{room}/broadcasts';
const ONE = '/v1/projects/{project}/costream/broadcasts/{broadcast}';
const LATEST = 20;

/** How a room was shown to many, newest first. */
export const broadcastsQuery = (ref: RoomRef) =>
  queryOptions({
    queryKey: [...roomKey(ref), 'broadcasts'],
    queryFn: async (): Promise<readonly Broadcast[]> => {
      const params = { ...roomAt(ref).params, query: { limit: LATEST } };
      return (await dataOf(platform.GET(OF_ROOM, { params }))).items;
    },
  });

export const startBroadcast = (ref: RoomRef, body: WantedBroadcast): Promise<Broadcast> =>
  dataOf(platform.POST(OF_ROOM, { ...roomAt(ref), body }));

export const endBroadcast = (project: string, broadcast: string): Promise<Broadcast> =>
  dataOf(platform.DELETE(ONE, { params: { path: { project, broadcast } } }));
