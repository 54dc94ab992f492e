import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { Certificate } from '../certificates/certificate.schema.js';
import type { CertificateStore } from '../certificates/certificate-store.js';
import type { ChallengeBook } from '../challenges/challenge-book.js';
import { EdgeErrors } from '../edge.errors.js';
import type { Peers } from '../handover/peers.js';
import { HostName } from '../routes/route.schema.js';
import type { WaitingRoom } from '../waiting/waiting-room.js';
import { pollOf } from './poll.js';
import { readBody } from './read-body.js';

const Challenge = z.object({
  token: z.string().regex(/^[A-Za-z0-9_-]{1,256}$/, 'must be base64url'),
  host: HostName,
  key_authorization: z.string().regex(/^[A-Za-z0-9_.-]{1,1024}$/, 'must be a key authorization'),
});

export interface CertificateApiOptions {
  readonly certificates: CertificateStore;
  readonly challenges: ChallengeBook;
  readonly orders: WaitingRoom;
  /** Workers that finish what they have. */
  readonly peers: Peers;
  /** Puts the present certificates on the disk. @returns whether that worked */
  readonly save: () => Promise<boolean>;
}

/** The part of the control API that is about TLS. No answer ever holds a key. */
export class CertificateApi {
  constructor(private readonly options: CertificateApiOptions) {}

  list(): object {
    return { items: this.options.certificates.list() };
  }

  async put(request: IncomingMessage, host: string): Promise<object> {
    const body = await readBody(request, Certificate, (given) => ({ ...(given as object), host }));
    const { certificates, orders, peers, save } = this.options;
    const report = certificates.put(body);
    peers.tell({ kind: 'certificate', certificate: body });
    orders.release(host);
    return { ...report, persisted: await save() };
  }

  async remove(host: string): Promise<object> {
    if (!this.options.certificates.remove(host)) throw EdgeErrors.certificate_not_found();
    this.options.peers.tell({ kind: 'no-certificate', host });
    return { host, deleted: true, persisted: await this.options.save() };
  }

  /** The hosts whose visitors wait for a certificate, as soon as there is a new one. */
  async wanted(url: URL, signal: AbortSignal): Promise<object> {
    const { after, waitMs } = pollOf(url);
    const wanted = await this.options.orders.poll(after, waitMs, signal);
    const cursor = Math.max(after, ...wanted.map(({ number }) => number));
    return { cursor, items: wanted.map(({ name, waiting }) => ({ host: name, waiting })) };
  }

  async putChallenge(request: IncomingMessage): Promise<object> {
    const { token, host, key_authorization: answer } = await readBody(request, Challenge);
    this.options.challenges.put(token, host, answer);
    return { token, host };
  }

  removeChallenge(token: string): object {
    this.options.challenges.remove(token);
    return { token, deleted: true };
  }
}
