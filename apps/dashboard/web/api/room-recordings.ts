import { dataOf, type PlatformComponents } from '@skydeck/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '../sources/ask.js';
import { platform } from './clients.js';
import { roomAt, roomKey, type RoomRef, roomsKey } from './rooms.js';

type Schemas = PlatformComponents['schemas'];
export type RoomRecording = Schemas['RoomRecording'];
export type WantedRecording = Schemas['StartRoomRecording'];

const ALL = '/v1/projects/{project}/costream/recordings';
const ONE = `${ALL}/{recording}` as const;
const OF_ROOM = '/v1/projects/{project}/costream/rooms/{room}/recordings';
const PAGE_SIZE = 50;
/** No event tells how far the making of one is. */
const POLL_MS = 2000;

const at = (project: string, recording: string) => ({ params: { path: { project, recording } } });

const isUnderWay = ({ status }: RoomRecording) => status === 'processing' || status === 'starting';

/** Everything that is read of the recordings of a project, those of one room apart. */
export const recordingsKey = (project: string, room?: string) =>
  room === undefined
    ? ([...roomsKey(project), 'recordings'] as const)
    : ([...roomKey({ project, room }), 'recordings'] as const);

/** What was recorded of one room, or of all, newest first, page by page. */
export const roomRecordingsQuery = (project: string, room?: string) =>
  infiniteQueryOptions({
    queryKey: recordingsKey(project, room),
    queryFn: async ({ pageParam }): Promise<Page<RoomRecording>> => {
      const query = { ...(pageParam && { cursor: pageParam }), limit: PAGE_SIZE };
      const { data } =
        room === undefined
          ? await platform.GET(ALL, { params: { path: { project }, query } })
          : await platform.GET(OF_ROOM, { params: { path: { project, room }, query } });
      return { items: data?.data.items ?? [], next: data?.meta.page.next_cursor ?? null };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<RoomRecording>) => next,
    select: ({ pages }): readonly RoomRecording[] => pages.flatMap(({ items }) => items),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(isUnderWay)) ? POLL_MS : false,
  });

/** Where the dashboard plays one. Addresses name the platform, which is served here as well. */
export const recordingPlaybackQuery = (project: string, recording: string) =>
  queryOptions({
    queryKey: [...recordingsKey(project), recording, 'playback'],
    queryFn: async (): Promise<string | null> => {
      const playback = await dataOf(platform.GET(`${ONE}/playback`, at(project, recording)));
      if (playback.hls_url === null) return null;
      const { pathname, search } = new URL(playback.hls_url);
      return `/api/platform${pathname}${search}`;
    },
    gcTime: 0,
  });

/** Where a file of one is downloaded; the film when no track is named. */
export const recordingUrl = (project: string, recording: string, track?: string): string => {
  const path = [project, 'costream', 'recordings', recording].map(encodeURIComponent).join('/');
  const query = track === undefined ? '' : `?track=${encodeURIComponent(track)}`;
  return `/api/platform/v1/projects/${path}/download${query}`;
};

export const startRecording = (ref: RoomRef, body: WantedRecording): Promise<RoomRecording> =>
  dataOf(platform.POST(OF_ROOM, { ...roomAt(ref), body }));

export const stopRecording = (project: string, recording: string): Promise<RoomRecording> =>
  dataOf(platform.POST(`${ONE}/stop`, at(project, recording)));

export const deleteRoomRecording = (project: string, recording: string) =>
  dataOf(platform.DELETE(ONE, at(project, recording)));
