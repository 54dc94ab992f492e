import { setTimeout as sleep } from 'node:timers/promises';
import { folderOf } from '@skydeck/config';
import type { Logger } from 'pino';
import type { Edge } from '../create-edge.js';
import type { EdgeConfig } from '../edge.config.js';
import type { HandedState, KeeperMessage } from '../messages.js';
import { PASSED } from '../passed-sockets.js';
import type { KeeperLink } from './keeper-link.js';
import { Succession } from './succession.js';

/** In this time another worker that serves already has found a keeper of its own. */
const SETTLED_MS = 2_000;
/** How often a worker that nobody leads looks for what has changed. */
const FOLLOW_MS = 500;

/** Lets a keeper lead an edge, until it ends. Without one the edge goes on. */
export async function runWorker(
  edge: Edge,
  link: KeeperLink,
  config: EdgeConfig,
  logger: Logger,
): Promise<void> {
  const { handover } = edge;
  const ended = new AbortController();
  const home = folderOf(config.SKYDECK_HOME);
  const hasTls = config.EDGE_TLS_PORT !== undefined;
  const succession = new Succession({ link, home, hasTls, logger });
  let isServing = false;
  let handing: Promise<HandedState> | undefined;

  const leave = (finish: () => Promise<void>): void => {
    if (ended.signal.aborted) return;
    ended.abort();
    void finish().then(() => process.exit());
  };
  const stop = () => {
    if (ended.signal.aborted) handover.hurry(config.EDGE_SHUTDOWN_TIMEOUT_MS);
    else leave(() => edge.close());
  };
  const drain = async () => {
    await handover.drain(config.EDGE_DRAIN_TIMEOUT_MS);
    await edge.close();
  };

  const obey = async (message: KeeperMessage): Promise<void> => {
    switch (message.kind) {
      case 'serve':
        isServing = true;
        handover.setFamily(message.family);
        await edge.listen({ state: message.state, sockets: PASSED });
        return await link.tell({ kind: 'serving' });
      case 'family':
        return handover.setFamily(message.family);
      case 'relayed':
        return handover.receive(message.from, message.message);
      case 'hand-over':
        handing = handover.handOver();
        return await link.tell({ kind: 'handed', state: await handing });
      case 'stay':
        return handover.stay(await taken());
      case 'drain':
        handing = undefined;
        return leave(drain);
      case 'stop':
        return stop();
    }
  };
  const taken = async (): Promise<HandedState | undefined> => {
    const state = await handing;
    handing = undefined;
    return state;
  };
  const failed = (error: unknown) => {
    logger.fatal({ err: error }, 'the worker cannot go on');
    process.exit(1);
  };
  const goOn = async (): Promise<void> => {
    // What it has is finished by what lies on the disk; nobody tells it of changes.
    if (ended.signal.aborted) {
      setInterval(() => void handover.follow().catch(failed), FOLLOW_MS);
      return;
    }
    if (!isServing) process.exit();
    if (handing) {
      await sleep(SETTLED_MS);
      if (succession.isSettled) return leave(drain);
      handover.stay(await taken());
    }
    handover.setFamily({ ...handover.family, draining: [] });
    await succession.begin(handover.family, ended.signal);
  };
  link.onMessage((message) => void obey(message).catch(failed));
  link.onLost(() => void goOn().catch(failed));
  // A terminal tells the whole group; whether and how to end is for the keeper to say, if there is one.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (!link.isConnected) stop();
    });
  }
  process.on('SIGHUP', () => undefined);
  await link.tell({ kind: 'prepared', home: await edge.prepare() });
}
