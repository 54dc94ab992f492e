import type { IncomingMessage } from 'node:http';
import { ApiError, CommonErrors } from '@skydeck/errors';
import type { FastifyInstance } from 'fastify';
import { namedByQuery } from '../named-by-query.js';
import type { TunnelDoor } from './tunnel-door.js';

const ADDRESS = /^\/api\/vault(\/api\/v1\/notes\/nte_[0-9a-z]{26})\/live(?:\?([\w=&-]{0,300}))?$/;
/** What says who asks, and from where. */
const PASSED = ['cookie', 'host', 'user-agent', 'x-forwarded-for', 'x-request-id'] as const;
/** The page connects again by itself, and whether it still may is looked at anew. */
const LONGEST_MS = 600_000;

/** How requests are refused. */
type Refusal = Pick<ApiError, 'code' | 'title'> & { readonly detail: string };
interface Answer {
  readonly data?: { readonly token: string };
  readonly error?: Refusal;
}

/**
 * Notes that are written together. Whoever asks passes all that a request passes: one is made to
 * ask for a token, which the browser never sees.
 */
export function liveNoteDoor(dashboard: FastifyInstance, vaultUrl: string): TunnelDoor {
  return {
    service: 'vault',
    address: ADDRESS,
    longestMs: LONGEST_MS,
    targetOf: async (request) => {
      const [, note = '', query] = ADDRESS.exec(request.url ?? '') ?? [];
      const answer = await dashboard.inject({
        method: 'POST',
        url: `/api/vault${note}/live-tokens`,
        headers: {
          ...passed(request),
          ...namedByQuery('GET', query).headers,
          'x-skydeck-dashboard': '1',
        },
        remoteAddress: request.socket.remoteAddress ?? '',
      });
      const to = targetIn(answer.statusCode, answer.body, vaultUrl);
      return { to, cookies: [answer.headers['set-cookie'] ?? []].flat() };
    },
  };
}

const passed = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    PASSED.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );

function targetIn(status: number, body: string, vaultUrl: string): URL | ApiError {
  const { data, error } = parse(body);
  if (data) return new URL(`/api/v1/notes/live/${encodeURIComponent(data.token)}`, vaultUrl);
  if (!error) return CommonErrors.unavailable();
  return new ApiError(error.code, status, error.title, { detail: error.detail });
}

function parse(body: string): Answer {
  try {
    return JSON.parse(body) as Answer;
  } catch {
    return {};
  }
}
