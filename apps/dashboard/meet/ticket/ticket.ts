import type { RoomTicket } from '@skydeck/costream';
import { textOfBase64url } from './base64url.js';
import { claimsOf } from './token-claims.js';

const KEY = 'skydeck-meeting';

/**
 * What lets somebody into a room. It comes in the fragment of `/meet/<room>`, which browsers send to
 * no server, in one of two forms:
 *
 * - `#token=<token>`: the token alone, for the rooms of this installation;
 * - `#ticket=<base64url of JSON>`: the answer to `POST …/rooms/:room/tokens`, of which `url`, `token`,
 *   `engine` and `ice_servers` are used. It must be in this form when the engine is LiveKit.
 */
export function ticketOf(fragment: string, roomsUrl: string): RoomTicket | null {
  const words = new URLSearchParams(fragment.replace(/^#/, ''));
  const token = words.get('token');
  if (token !== null) return claimsOf(token) && { url: roomsUrl, token, engine: 'janus' };
  const ticket = words.get('ticket');
  return ticket === null ? null : parsed(ticket);
}

function parsed(text: string): RoomTicket | null {
  try {
    const found = JSON.parse(textOfBase64url(text)) as Partial<RoomTicket>;
    const { url, token, engine, ice_servers } = found;
    const isWhole = typeof url === 'string' && /^wss?:/.test(url) && typeof token === 'string';
    if (!isWhole || (engine !== 'janus' && engine !== 'livekit') || !claimsOf(token)) return null;
    return { url, token, engine, ...(Array.isArray(ice_servers) && { ice_servers }) };
  } catch {
    return null;
  }
}

/**
 * The ticket of this address, taken out of the address bar at once so that nobody copies it along or
 * reads it off a shared screen; or the one that was kept for this tab, so that reloading works.
 */
export function takeTicket(roomsUrl: string): RoomTicket | null {
  const key = `${KEY}:${location.pathname}`;
  const given = ticketOf(location.hash, roomsUrl);
  if (location.hash !== '') history.replaceState(null, '', location.pathname + location.search);
  try {
    if (given) sessionStorage.setItem(key, JSON.stringify(given));
    const kept = sessionStorage.getItem(key);
    return given ?? (kept === null ? null : (JSON.parse(kept) as RoomTicket));
  } catch {
    return given;
  }
}

/** Where rooms are reached, as the server that served this page says. */
export function roomsUrlOf(page: Document): string {
  return page.querySelector<HTMLMetaElement>('meta[name="skydeck-rooms"]')?.content ?? '';
}
