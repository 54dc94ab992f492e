import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { DashboardErrors } from '../dashboard.errors.js';
import { contentSecurityPolicy } from './security-headers.js';

/** Where the page puts the address that rooms are reached at; filled in when it is served. */
const PLACE = '<meta name="skydeck-rooms" content="" />';

export interface MeetingPageOptions {
  /** Folder of the built web app. */
  readonly directory: string;
  /** Public address of the platform API. */
  readonly platformUrl: string;
  /** Public address of a LiveKit server that carries rooms, when there is one. */
  readonly livekitUrl?: string | undefined;
}

/**
 * The page that guests take part in a room with, `/meet/<room>`. It needs no session and reads no
 * cookie: the guest's token comes in the fragment of the address, which no server ever sees.
 */
export function addMeetingPage(fastify: FastifyInstance, options: MeetingPageOptions): void {
  const { directory, platformUrl, livekitUrl } = options;
  const file = join(directory, 'meet.html');
  const roomsUrl = socketAddress(`${platformUrl.replace(/\/+$/, '')}/v1/costream/rtc`);
  const peers = [roomsUrl, ...(livekitUrl === undefined ? [] : [socketAddress(livekitUrl)])];
  const headers = headersOf(peers.map((url) => new URL(url)));

  const send = async (_request: unknown, reply: FastifyReply): Promise<string> => {
    if (!existsSync(file)) throw DashboardErrors.not_built();
    const page = await readFile(file, 'utf8');
    void reply.headers(headers).type('text/html; charset=utf-8');
    return page.replace(PLACE, PLACE.replace('""', `"${roomsUrl}"`));
  };
  fastify.get('/meet', send);
  fastify.get('/meet/', send);
  fastify.get('/meet/:room', send);
}

/** The same address for a WebSocket. */
function socketAddress(url: string): string {
  const address = new URL(url);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}

/** Camera and microphone, and sockets to the rooms; of LiveKit also its plain HTTP check. */
function headersOf(peers: readonly URL[]): Record<string, string> {
  const origins = peers.flatMap(({ protocol, host }) => [
    `${protocol}//${host}`,
    `${protocol.replace('ws', 'http')}//${host}`,
  ]);
  const own = ['camera', 'microphone', 'display-capture', 'fullscreen', 'autoplay'];
  return {
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy({ connect: origins }),
    'permissions-policy': `${own.map((name) => `${name}=(self)`).join(', ')}, geolocation=(), payment=()`,
  };
}
