import { ApiRequestError, dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { type Cast, readCast } from '../servers/console/recordings/cast.js';
import { OWN_HEADERS, platform } from './clients.js';
import { type ServerRef, serversKey } from './servers.js';
import type { Recording } from './shapes.js';

const RECORDINGS = '/v1/projects/{project}/vps/{vps}/recordings';
const RECORDING = `${RECORDINGS}/{recording}` as const;
const POLL_MS = 2000;

/** What was recorded of the consoles of a server, newest first. One may be expected to begin. */
export const recordingsQuery = ({ project, server }: ServerRef, isExpected = false) =>
  queryOptions({
    queryKey: [...serversKey(project), server, 'recordings'],
    queryFn: async (): Promise<Recording[]> => {
      const params = { path: { project, vps: server }, query: { limit: 100 } };
      const list = await dataOf(platform.GET(RECORDINGS, { params }));
      return list.items;
    },
    refetchInterval: ({ state }) =>
      isExpected || state.data?.some(({ status }) => status === 'recording') ? POLL_MS : false,
  });

/** Where the file of a recording is downloaded. */
export const castUrl = ({ project, server }: ServerRef, id: string): string =>
  `/api/platform/v1/projects/${encodeURIComponent(project)}/vps/${encodeURIComponent(server)}/recordings/${encodeURIComponent(id)}/cast`;

/** A recording to be played. It never changes. */
export const castQuery = (at: ServerRef, id: string) =>
  queryOptions({
    queryKey: [...serversKey(at.project), at.server, 'cast', id],
    queryFn: async (): Promise<Cast> => {
      const response = await fetch(castUrl(at, id), { headers: OWN_HEADERS });
      if (!response.ok) throw await ApiRequestError.from(response);
      return readCast(await response.text());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const deleteRecording = ({ project, server }: ServerRef, id: string): Promise<object> =>
  dataOf(platform.DELETE(RECORDING, { params: { path: { project, vps: server, recording: id } } }));
