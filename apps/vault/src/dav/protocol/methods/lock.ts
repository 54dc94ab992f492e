import { randomUUID } from 'node:crypto';
import type { DavLock } from '../../locks/dav-lock.js';
import { lockDocument } from '../../locks/lock-xml.js';
import { lockedFault, mustHoldParent } from '../../locks/lock-rules.js';
import { readXml } from '../../xml/read-xml.js';
import { rewrite } from '../../xml/write-xml.js';
import { childOf, nameOf } from '../../xml/xml-element.js';
import { Readable } from 'node:stream';
import type { DavContext } from '../dav-context.js';
import { type DavReply, readText, xmlReply } from '../dav-exchange.js';
import { DavFault } from '../dav-fault.js';
import { needsParent } from './write.js';

const LONGEST_S = 3600;
const MOST_OWNER_BYTES = 4096;

/** LOCK: takes a lock, or makes one last longer. */
export async function lock(context: DavContext): Promise<DavReply> {
  const body = await readText(context.request);
  return body.trim() === '' ? refresh(context) : take(context, body);
}

async function take(context: DavContext, body: string): Promise<DavReply> {
  const { path, node, tree, locks, base, clock } = context;
  const wanted = readWanted(context, body);
  if (!node) {
    await needsParent(tree, path);
    await mustHoldParent(context, path);
  }
  const inTheWay = await locks.add(wanted);
  if (inTheWay) throw lockedFault(base, inTheWay.path);
  if (!node) {
    // A lock keeps a name: there is an empty file from now on (RFC 4918, section 7.3).
    await tree
      .write(path, null, { body: Readable.from([]), type: undefined, bytes: 0 })
      .catch(async (problem: unknown) => {
        await locks.remove(wanted.token);
        throw problem;
      });
  }
  return xmlReply(node ? 200 : 201, lockDocument(wanted, base, clock.now()), {
    'lock-token': `<${wanted.token}>`,
  });
}

function readWanted({ request, path, clock }: DavContext, body: string): DavLock {
  const root = readXml(body);
  const scope = childOf(root, 'lockscope');
  const isExclusive = childOf(scope, 'exclusive') !== undefined;
  if (nameOf(root) !== '{DAV:}lockinfo' || (!isExclusive && !childOf(scope, 'shared'))) {
    throw new DavFault(400, 'The body is no `lockinfo`.');
  }
  const { depth = 'infinity' } = request.headers;
  if (depth !== '0' && depth !== 'infinity') throw new DavFault(400, 'The depth is not allowed.');
  const owner = rewrite(childOf(root, 'owner')?.children ?? []);
  if (Buffer.byteLength(owner) > MOST_OWNER_BYTES)
    throw new DavFault(400, 'The owner is too long.');
  return {
    token: `urn:uuid:${randomUUID()}`,
    path,
    isDeep: depth === 'infinity',
    isExclusive,
    owner,
    expiresAt: expiryOf(request.headers['timeout'], clock.now()),
  };
}

function expiryOf(timeout: string | string[] | undefined, now: Date): Date {
  const asked = /Second-(\d{1,10})/.exec(String(timeout ?? ''))?.[1];
  const seconds = Math.min(Math.max(1, Number(asked ?? LONGEST_S)), LONGEST_S);
  return new Date(now.getTime() + seconds * 1000);
}

async function refresh({
  request,
  path,
  locks,
  tokens,
  base,
  clock,
}: DavContext): Promise<DavReply> {
  const held = (await locks.at(path)).find(({ token }) => tokens.has(token));
  if (!held) throw new DavFault(412, 'The request knows no lock of this resource.');
  const expiresAt = expiryOf(request.headers['timeout'], clock.now());
  await locks.refresh(held.token, expiresAt);
  return xmlReply(200, lockDocument({ ...held, expiresAt }, base, clock.now()));
}

/** UNLOCK. */
export async function unlock({ request, path, locks, node }: DavContext): Promise<DavReply> {
  const token = /^<([^<>]+)>$/.exec(String(request.headers['lock-token'] ?? '').trim())?.[1];
  if (token === undefined) throw new DavFault(400, 'The header `Lock-Token` cannot be read.');
  if (!node) throw new DavFault(404, 'There is nothing at this address.');
  const held = (await locks.at(path)).some((one) => one.token === token);
  if (!held) throw new DavFault(409, 'This lock does not hold here.');
  await locks.remove(token);
  return { status: 204 };
}
