import { pino } from 'pino';
import { bindSockets, inheritedSockets } from './keeper/bound-sockets.js';
import { Keeper } from './keeper/keeper.js';
import { readListenSettings } from './keeper/listen-settings.js';
import { workerAbove } from './keeper/worker-port.js';
import { ADOPT } from './passed-sockets.js';

const settings = readListenSettings(process.env) ?? (await explain());
const logger = pino({ level: process.env['LOG_LEVEL'] || 'info', name: 'edge keeper' });
const isNext = process.argv[2] === ADOPT;
const sockets = isNext ? inheritedSockets(settings) : await bindSockets(settings);
const keeper = new Keeper(sockets, logger);

const stop = () => void keeper.stop().then(() => process.exit());
process.once('SIGTERM', stop).once('SIGINT', stop);
process.on('SIGHUP', () => {
  keeper.restart().catch((error: unknown) => {
    logger.error({ err: error }, 'the restart failed; the worker that served goes on');
  });
});
if (!isNext) await keeper.start();
else if (!(await keeper.adopt(workerAbove(process)))) process.exit();

/** Settings that are wrong are told in the words of the schema. */
async function explain(): Promise<never> {
  const [{ loadConfig }, { EdgeConfig }] = await Promise.all([
    import('@skydeck/config'),
    import('./edge.config.js'),
  ]);
  loadConfig(EdgeConfig);
  throw new Error('The addresses of the edge cannot be read.');
}
