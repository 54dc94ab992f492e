import { loadConfig } from '@skydeck/config';
import { pino } from 'pino';
import { createEdge } from './create-edge.js';
import { EdgeConfig } from './edge.config.js';
import { KeeperLink } from './handover/keeper-link.js';
import { runWorker } from './handover/run-worker.js';

/** Is a worker of the keeper that started this process. */
export async function serve(): Promise<void> {
  const config = loadConfig(EdgeConfig);
  const logger = pino({ level: config.LOG_LEVEL, name: 'edge' });
  const link = new KeeperLink(process);
  await runWorker(createEdge(config, logger, link.relay), link, config, logger);
}
