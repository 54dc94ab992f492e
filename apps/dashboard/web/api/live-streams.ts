import { dataOf, type MediaComponents } from '@skydeck/sdk';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Page } from '../sources/ask.js';
import { mediaOf } from './clients.js';
import type { PlaybackId } from './playback.js';

type Schemas = MediaComponents['schemas'];
export type LiveStream = Schemas['LiveStream'];
export type LiveSession = Schemas['LiveSession'];
export type StreamKey = Schemas['StreamKey'];
export type StreamHealth = Schemas['StreamHealth'];
export type WantedLiveStream = Schemas['CreateLiveStream'];
export type LiveStreamChange = Schemas['UpdateLiveStream'];

const STREAMS = '/api/v1/live-streams';
const STREAM = `${STREAMS}/{live_stream}` as const;
const PAGE_SIZE = 50;
const LATEST = 50;
/** What comes in is measured anew. */
const HEALTH_MS = 2000;

/** Everything that is read of the live streams of a project. */
export const liveStreamsKey = (project: string) => ['project', project, 'live-streams'] as const;

/** The live streams of a project, newest first, page by page. */
export const liveStreamsQuery = (project: string) =>
  infiniteQueryOptions({
    queryKey: [...liveStreamsKey(project), 'list'],
    queryFn: async ({ pageParam }): Promise<Page<LiveStream>> => {
      const query = { ...(pageParam && { cursor: pageParam }), limit: PAGE_SIZE };
      const { data } = await mediaOf(project).GET(STREAMS, { params: { query } });
      return { items: data?.data.items ?? [], next: data?.meta.page.next_cursor ?? null };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }: Page<LiveStream>) => next,
    select: ({ pages }): readonly LiveStream[] => pages.flatMap(({ items }) => items),
  });

/** Everything that is read of one live stream. */
export const liveStreamKey = (project: string, id: string) =>
  [...liveStreamsKey(project), id] as const;

const at = (id: string) => ({ params: { path: { live_stream: id } } });

export const liveStreamQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: liveStreamKey(project, id),
    queryFn: (): Promise<LiveStream> => dataOf(mediaOf(project).GET(STREAM, at(id))),
  });

/** The key that publishers need; it is asked for only when somebody wants to see it. */
export const streamKeyQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: [...liveStreamKey(project, id), 'key'],
    queryFn: (): Promise<StreamKey> => dataOf(mediaOf(project).GET(`${STREAM}/stream-key`, at(id))),
    gcTime: 0,
  });

/** How well what is broadcast comes in. */
export const healthQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: [...liveStreamKey(project, id), 'health'],
    queryFn: (): Promise<StreamHealth> => dataOf(mediaOf(project).GET(`${STREAM}/health`, at(id))),
    refetchInterval: HEALTH_MS,
    retry: false,
  });

/** What was broadcast, newest first. */
export const liveSessionsQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: [...liveStreamKey(project, id), 'sessions'],
    queryFn: async (): Promise<readonly LiveSession[]> => {
      const params = { path: { live_stream: id }, query: { limit: LATEST } };
      return (await dataOf(mediaOf(project).GET(`${STREAM}/sessions`, { params }))).items;
    },
  });

/** Under what names a live stream plays, newest first. */
export const livePlaybackIdsQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: [...liveStreamKey(project, id), 'playback-ids'],
    queryFn: async (): Promise<readonly PlaybackId[]> => {
      const query = { live_stream: id, limit: LATEST };
      return (await dataOf(mediaOf(project).GET('/api/v1/playback-ids', { params: { query } })))
        .items;
    },
  });

export const createLiveStream = (project: string, body: WantedLiveStream) =>
  dataOf(mediaOf(project).POST(STREAMS, { body }));

export const updateLiveStream = (project: string, id: string, body: LiveStreamChange) =>
  dataOf(mediaOf(project).PATCH(STREAM, { ...at(id), body }));

export const resetStreamKey = (project: string, id: string) =>
  dataOf(mediaOf(project).POST(`${STREAM}/reset-key`, at(id)));

export const enableLiveStream = (project: string, id: string) =>
  dataOf(mediaOf(project).POST(`${STREAM}/enable`, at(id)));

export const disableLiveStream = (project: string, id: string) =>
  dataOf(mediaOf(project).POST(`${STREAM}/disable`, at(id)));

export const completeLiveStream = (project: string, id: string) =>
  dataOf(mediaOf(project).POST(`${STREAM}/complete`, at(id)));

export const deleteLiveStream = (project: string, id: string) =>
  dataOf(mediaOf(project).DELETE(STREAM, at(id)));

export const createLivePlaybackId = (
  project: string,
  id: string,
  policy: PlaybackId['policy'],
): Promise<PlaybackId> =>
  dataOf(mediaOf(project).POST(`${STREAM}/playback-ids`, { ...at(id), body: { policy } }));
