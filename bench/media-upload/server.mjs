import { serveBare } from './bare.server.mjs';
import { serveFolder } from '../media-serving/folder.server.mjs';

/** Takes or gives files in a process of its own, so that only what it uses is counted. */
const [kind, settings] = [process.argv[2], JSON.parse(process.argv[3] ?? '{}')];

process.on('message', () => {
  process.send({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss });
});
const KINDS = {
  bare: async () => ({ url: await serveBare(settings.folder) }),
  folder: async () => ({ url: await serveFolder(settings.folder) }),
  media: serveMedia,
};
process.send(await KINDS[kind]());

async function serveMedia() {
  const { loadConfig } = await import('@skydeck/config');
  const { setUpLog } = await import('@skydeck/service');
  const { createMedia, MediaConfig, SentLog } = await import('../../apps/media/dist/index.js');
  setUpLog({ level: 'silent' });
  const media = await createMedia(loadConfig(MediaConfig, settings.environment));
  await media.listen();
  const logPort = media.app.get(SentLog).port;
  return { url: media.url, internalUrl: media.internalUrl, logPort };
}
