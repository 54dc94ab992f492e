import type { PlatformConfig } from '../platform.config.js';
import type { RoomEngineName } from './costream.config.js';

/** What the parts of live rooms need to know of the configuration, under one injection token. */
export class CostreamSettings {
  constructor(readonly config: PlatformConfig) {}

  /**
   * Where people meet: the page of the dashboard for a room. What lets them in goes where no server
   * sees it, in the form that the page reads: the token alone, or with it where another engine is.
   */
  joinUrl(roomId: string, ticket?: JoinTicket): string {
    const page = new URL(`/meet/${roomId}`, this.config.DASHBOARD_URL);
    if (ticket) page.hash = ticket.engine === 'janus' ? `token=${ticket.token}` : whole(ticket);
    return page.href;
  }
}

/** What lets somebody into a room, and where. */
export interface JoinTicket {
  readonly engine: RoomEngineName;
  readonly url: string;
  readonly token: string;
}

function whole({ engine, url, token }: JoinTicket): string {
  const text = JSON.stringify({ engine, url, token });
  return `ticket=${Buffer.from(text).toString('base64url')}`;
}
