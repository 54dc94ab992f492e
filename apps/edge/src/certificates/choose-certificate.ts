import type { SecureContext } from 'node:tls';
import type { RouteTable } from '../routes/route-table.js';
import type { WaitingRoom } from '../waiting/waiting-room.js';
import { hostNameOf } from '../routes/host-name.js';
import type { CertificateStore } from './certificate-store.js';

export interface CertificateSources {
  readonly certificates: CertificateStore;
  readonly table: RouteTable;
  /** Where handshakes wait for a certificate that is being ordered. */
  readonly orders: WaitingRoom;
}

/**
 * The certificate for a handshake. One that is missing is asked for only when the host has a route
 * that allows it, so that strangers cannot have certificates ordered; all who come meanwhile share
 * the order.
 * @throws when the host is not served by TLS
 */
export async function chooseCertificate(
  serverName: string,
  { certificates, table, orders }: CertificateSources,
): Promise<SecureContext> {
  const name = hostNameOf(serverName);
  const known = certificates.find(name);
  if (known) return known;
  if (table.find(name)?.route.on_demand_tls !== true) throw new Error('This host has no TLS.');
  await orders.wait(name, name);
  const fresh = certificates.find(name);
  if (!fresh) throw new Error('There is no certificate for this host yet.');
  return fresh;
}
