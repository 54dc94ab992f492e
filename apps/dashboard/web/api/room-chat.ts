import { dataOf, type PlatformComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { platform } from './clients.js';
import { roomAt, roomKey, type RoomRef } from './rooms.js';

export type RoomMessage = PlatformComponents['schemas']['RoomChatMessage'];

const CHAT = '/v1/projects/{project}/costream/rooms/{room}/chat';
const LATEST = 100;
/** No event tells of a message: what people say to each other is theirs. */
const POLL_MS = 3000;

/** The newest messages, newest first. */
export const chatQuery = (at: RoomRef) =>
  queryOptions({
    queryKey: [...roomKey(at), 'chat'],
    queryFn: async (): Promise<readonly RoomMessage[]> => {
      const params = { ...roomAt(at).params, query: { limit: LATEST } };
      return (await dataOf(platform.GET(CHAT, { params }))).items;
    },
    refetchInterval: POLL_MS,
  });

export const sendMessage = (at: RoomRef, text: string): Promise<RoomMessage> =>
  dataOf(platform.POST(CHAT, { ...roomAt(at), body: { text } }));
