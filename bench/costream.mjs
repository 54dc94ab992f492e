import { startServer } from './http/server.mjs';
import { startBrowser } from './costream/browser.mjs';
import { joinTimes, roomTimes } from './costream/joins.mjs';
import { moderationTimes } from './costream/moderation.mjs';
import { startPages } from './costream/page-server.mjs';
import { recordingTime } from './costream/recording.mjs';
import { RoomsApi } from './costream/rooms-api.mjs';
import { subscriberCosts } from './costream/subscribers.mjs';

/**
 * Live rooms over the loopback address with Chromium: how soon somebody is in, how soon moderation
 * has an effect, what the platform costs beside Janus and all of it beside a Janus by itself, and how
 * long a recording takes. `npm run bench -- costream 10 3`: ten who watch, three rounds.
 */
export async function run([watchers = '8', rounds = '2'] = []) {
  const server = await startServer('../costream/rooms');
  const pages = await startPages();
  const browser = await startBrowser();
  try {
    const rooms = new RoomsApi(server.url, (await server.ask('key')).key);
    const all = { server, rooms, browser, pages };
    await roomTimes(rooms);
    await joinTimes(all);
    await moderationTimes(all);
    await subscriberCosts(all, { watchers: Number(watchers), rounds: Number(rounds) });
    await recordingTime(all);
  } finally {
    await browser.close();
    await pages.stop();
    await server.ask('close');
    await server.stop();
  }
}
