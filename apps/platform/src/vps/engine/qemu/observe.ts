import type { EngineEvent, ObservedServer, Power } from '../server-spec.js';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerFolder } from './machine/server-folder.js';
import { QmpClient } from './qmp/qmp-client.js';
import type { ServerStore } from './server-store.js';

const POLL_MS = 200;

export async function observeServer(folder: ServerFolder): Promise<ObservedServer | undefined> {
  const record = await folder.find();
  if (!record) return undefined;
  const power: Power = (await folder.process()) ? 'running' : 'stopped';
  return { id: record.spec.id, ref: folder.ref, power };
}

export async function observeServers(store: ServerStore): Promise<ObservedServer[]> {
  const all = await Promise.all((await store.list()).map(observeServer));
  return all.filter((one) => one !== undefined);
}

/** A server as it was last seen: which process it had. */
interface Seen {
  readonly id: string;
  readonly token: string | undefined;
}

/**
 * Follows what happens, whichever process of ours or the guest itself did it: emulators are looked
 * after one by one, and each is listened to for restarts of its guest.
 */
export async function* followServers(
  store: ServerStore,
  signal: AbortSignal,
): AsyncGenerator<EngineEvent> {
  const queue: EngineEvent[] = [];
  const tell = (id: string, kind: EngineEvent['kind']): void =>
    void queue.push({ id, kind, at: new Date() });
  const listening = new Map<string, QmpClient>();
  let before = await look(store);
  try {
    while (!signal.aborted) {
      const now = await look(store);
      for (const [ref, { id, token }] of now) {
        const last = before.get(ref)?.token;
        if (last !== undefined && last !== token) tell(id, 'stopped');
        if (token !== undefined && last !== token) tell(id, 'started');
        if (token !== undefined) await listen(store.folder(ref), id, listening, tell);
      }
      for (const [ref, { id }] of before) if (!now.has(ref)) tell(id, 'deleted');
      before = now;
      yield* queue.splice(0);
      await sleep(POLL_MS, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    for (const client of listening.values()) client[Symbol.dispose]();
  }
}

async function look(store: ServerStore): Promise<Map<string, Seen>> {
  const seen = new Map<string, Seen>();
  for (const folder of await store.list()) {
    const record = await folder.find();
    if (!record) continue;
    const token = (await folder.process())?.start_token;
    seen.set(folder.ref, { id: record.spec.id, token });
  }
  return seen;
}

async function listen(
  folder: ServerFolder,
  id: string,
  listening: Map<string, QmpClient>,
  tell: (id: string, kind: EngineEvent['kind']) => void,
): Promise<void> {
  if (listening.has(folder.ref)) return;
  // Not up yet, or another process of ours listens; its turn comes.
  const client = await QmpClient.open(folder, 'events.sock').catch(() => undefined);
  if (!client) return;
  listening.set(folder.ref, client);
  client.on(({ event, data }) => {
    if (event === 'RESET' && data?.['guest'] === true) tell(id, 'restarted');
  });
  client.onClose(() => listening.delete(folder.ref));
}
