import { connect as connectSecurely } from 'node:tls';
import { once } from 'node:events';
import { isIP, type Socket } from 'node:net';
import { type AddressPolicy, guardedSocket } from '@skydeck/outbound';
import { RtmpPublisher, type RtmpTarget } from '@skydeck/rtmp';

const CONNECT_WITHIN_MS = 10_000;

/**
 * Publishes to an address that the policy allows: the very address that was judged is connected to.
 * @throws AddressNotAllowed, PublishRefused, or the error of the socket
 */
export async function dialRtmp(target: RtmpTarget, policy: AddressPolicy): Promise<RtmpPublisher> {
  const { host, port, isSecure } = target;
  const plain = await guardedSocket(policy, { host, port, timeoutMs: CONNECT_WITHIN_MS });
  const socket = isSecure ? await secured(plain, host) : plain;
  return RtmpPublisher.open(socket, target, CONNECT_WITHIN_MS);
}

async function secured(socket: Socket, host: string): Promise<Socket> {
  const name = isIP(host) === 0 ? { servername: host } : {};
  const secure = connectSecurely({ socket, host, ...name });
  const late = AbortSignal.timeout(CONNECT_WITHIN_MS);
  try {
    await once(secure, 'secureConnect', { signal: late });
    return secure;
  } catch (error) {
    secure.destroy();
    socket.destroy();
    throw error;
  }
}
