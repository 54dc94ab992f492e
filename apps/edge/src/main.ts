import { pino } from 'pino';
import { bindSockets } from './keeper/bound-sockets.js';
import { Keeper } from './keeper/keeper.js';
import { readListenSettings } from './keeper/listen-settings.js';

const settings = readListenSettings(process.env) ?? (await explain());
const logger = pino({ level: process.env['LOG_LEVEL'] || 'info', name: 'edge keeper' });
const keeper = new Keeper(await bindSockets(settings), logger);

const stop = () => void keeper.stop().then(() => process.exit());
process.once('SIGTERM', stop).once('SIGINT', stop);
process.on('SIGHUP', () => {
  keeper.restart().catch((error: unknown) => {
    logger.error({ err: error }, 'the restart failed; the worker that served goes on');
  });
});
await keeper.start();

/** Settings that are wrong are told in the words of the schema. */
async function explain(): Promise<never> {
  const [{ loadConfig }, { EdgeConfig }] = await Promise.all([
    import('@skydeck/config'),
    import('./edge.config.js'),
  ]);
  loadConfig(EdgeConfig);
  throw new Error('The addresses of the edge cannot be read.');
}
