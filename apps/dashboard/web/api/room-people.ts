import { dataOf, type PlatformComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { platform } from './clients.js';
import { roomAt, roomKey, type RoomRef } from './rooms.js';

type Schemas = PlatformComponents['schemas'];
export type RoomParticipant = Schemas['RoomParticipant'];
export type RoomTrack = RoomParticipant['tracks'][number];
export type WaitingGuest = Schemas['WaitingGuest'];
export type Measured = Schemas['RoomStats']['items'][number];
export type RoomBan = Schemas['RoomBan'];
export type RoomToken = Schemas['RoomToken'];
export type WantedToken = Schemas['CreateRoomToken'];
export type Muting = Schemas['MuteRoomParticipant'];

const ROOM = '/v1/projects/{project}/costream/rooms/{room}';
const PEOPLE = `${ROOM}/participants` as const;
const PERSON = `${PEOPLE}/{identity}` as const;
const MOST = 100;
/** How well people are connected is told by no event. */
const QUALITY_MS = 5000;

const personAt = ({ project, room }: RoomRef, identity: string) => ({
  params: { path: { project, room, identity } },
});
const allAt = (at: RoomRef) => ({ params: { ...roomAt(at).params, query: { limit: MOST } } });

/** Who is in it now. */
export const peopleQuery = (at: RoomRef) =>
  queryOptions({
    queryKey: [...roomKey(at), 'people'],
    queryFn: async (): Promise<readonly RoomParticipant[]> =>
      (await dataOf(platform.GET(PEOPLE, allAt(at)))).items,
  });

/** What the browser of each of them measured last. */
export const qualityQuery = (at: RoomRef) =>
  queryOptions({
    queryKey: [...roomKey(at), 'quality'],
    queryFn: async (): Promise<readonly Measured[]> =>
      (await dataOf(platform.GET(`${ROOM}/stats`, roomAt(at)))).items,
    refetchInterval: QUALITY_MS,
  });

/** Who asks to be let in. */
export const waitingQuery = (at: RoomRef) =>
  queryOptions({
    queryKey: [...roomKey(at), 'waiting'],
    queryFn: async (): Promise<readonly WaitingGuest[]> =>
      (await dataOf(platform.GET(`${ROOM}/waiting`, allAt(at)))).items,
  });

/** Who may not come back. */
export const bansQuery = (at: RoomRef) =>
  queryOptions({
    queryKey: [...roomKey(at), 'bans'],
    queryFn: async (): Promise<readonly RoomBan[]> =>
      (await dataOf(platform.GET(`${ROOM}/bans`, allAt(at)))).items,
  });

/** What lets somebody in. It is shown once. */
export const createRoomToken = (at: RoomRef, body: WantedToken): Promise<RoomToken> =>
  dataOf(platform.POST(`${ROOM}/tokens`, { ...roomAt(at), body }));

export const muteParticipant = (at: RoomRef, identity: string, body: Muting) =>
  dataOf(platform.POST(`${PERSON}/mute`, { ...personAt(at, identity), body }));

export const removeParticipant = (at: RoomRef, identity: string, isBanned: boolean) => {
  const query = { ban: isBanned ? ('true' as const) : ('false' as const) };
  const params = { ...personAt(at, identity).params, query };
  return dataOf(platform.DELETE(PERSON, { params }));
};

export const moveParticipant = (at: RoomRef, identity: string, room: string) =>
  dataOf(platform.POST(`${PERSON}/move`, { ...personAt(at, identity), body: { room } }));

export const lowerHand = (at: RoomRef, identity: string) =>
  dataOf(platform.POST(`${PERSON}/lower-hand`, personAt(at, identity)));

export const admitWaiting = (at: RoomRef, identity: string) =>
  dataOf(platform.POST(`${ROOM}/waiting/{identity}/admit`, personAt(at, identity)));

export const denyWaiting = (at: RoomRef, identity: string) =>
  dataOf(platform.POST(`${ROOM}/waiting/{identity}/deny`, personAt(at, identity)));

export const liftBan = ({ project, room }: RoomRef, ban: string) =>
  dataOf(platform.DELETE(`${ROOM}/bans/{ban}`, { params: { path: { project, room, ban } } }));
