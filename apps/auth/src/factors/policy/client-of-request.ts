import { isIP } from 'node:net';
import { currentRequest } from '@skydeck/service';

const LONGEST_AGENT = 256;
const LONGEST_TOKEN = 128;

/** The device of whoever signs in. */
export interface Client {
  readonly ip: string | null;
  readonly userAgent: string | null;
  /** What the device was given when a second factor was given on it. */
  readonly deviceToken: string | null;
}

/** Headers in which a server says whose device it speaks for; nobody else is believed. */
export const CLIENT_IP = 'skydeck-client-ip';
export const CLIENT_AGENT = 'skydeck-client-user-agent';
export const CLIENT_DEVICE = 'skydeck-device';

/** The device that the running request comes from, or that a server with a key speaks for. */
export function clientOfRequest(): Client {
  const request = currentRequest();
  if (!request) return { ip: null, userAgent: null, deviceToken: null };
  const deviceToken = request.header(CLIENT_DEVICE)?.slice(0, LONGEST_TOKEN) ?? null;
  if (request.caller?.kind !== 'key') {
    return { ip: request.ip, userAgent: request.userAgent, deviceToken };
  }
  const ip = request.header(CLIENT_IP) ?? '';
  return {
    ip: isIP(ip) === 0 ? null : ip,
    userAgent: request.header(CLIENT_AGENT)?.slice(0, LONGEST_AGENT) ?? null,
    deviceToken,
  };
}
