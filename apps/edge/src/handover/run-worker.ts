import type { Logger } from 'pino';
import type { Edge } from '../create-edge.js';
import type { EdgeConfig } from '../edge.config.js';
import type { HandedState, KeeperMessage } from '../messages.js';
import type { KeeperLink } from './keeper-link.js';

/** After standard streams and the channel to the keeper, in the order in which it passes them. */
const SOCKETS = { visitors: 4, control: 5, tls: 6 };

/** Lets a keeper lead an edge, until it ends. */
export async function runWorker(
  edge: Edge,
  link: KeeperLink,
  config: EdgeConfig,
  logger: Logger,
): Promise<void> {
  const { handover } = edge;
  let handed: HandedState | undefined;
  let ending: Promise<void> | undefined;

  const leave = (finish: () => Promise<void>): void => {
    ending ??= finish().then(() => process.exit());
  };
  const stop = () => {
    if (ending) handover.hurry(config.EDGE_SHUTDOWN_TIMEOUT_MS);
    else leave(() => edge.close());
  };
  const drain = async () => {
    await handover.drain(config.EDGE_DRAIN_TIMEOUT_MS);
    await edge.close();
  };

  const obey = async (message: KeeperMessage): Promise<void> => {
    switch (message.kind) {
      case 'serve':
        handover.setFamily(message.family);
        await edge.listen({ state: message.state, sockets: SOCKETS });
        return await link.tell({ kind: 'serving' });
      case 'family':
        return handover.setFamily(message.family);
      case 'relayed':
        return handover.receive(message.from, message.message);
      case 'hand-over':
        handed = await handover.handOver();
        return await link.tell({ kind: 'handed', state: handed });
      case 'stay':
        handover.stay(handed);
        handed = undefined;
        return;
      case 'drain':
        handed = undefined;
        return leave(drain);
      case 'stop':
        return stop();
    }
  };
  const failed = (error: unknown) => {
    logger.fatal({ err: error }, 'the worker cannot go on');
    process.exit(1);
  };
  link.onMessage((message) => void obey(message).catch(failed));
  // Nobody holds the ports any more, and the next keeper needs them.
  link.onLost(stop);
  // A terminal tells the whole group; whether and how to end is the keeper's to say.
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM']) process.on(signal, () => undefined);
  await link.tell({ kind: 'prepared', home: await edge.prepare() });
}
