import type { IceServer } from '../protocol/index.js';

/** Servers in the form that `RTCPeerConnection` takes. */
export function rtcIceServers(servers: readonly IceServer[]): RTCIceServer[] {
  return servers.map(({ urls, username, credential }) => ({
    urls: [...urls],
    username,
    credential,
  }));
}
