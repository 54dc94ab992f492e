import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import type { JanusOptions } from './janus.config.js';

const INSTALL = 'sudo apt-get install -y janus';

/** What keeps the media server from starting on this machine, and the command that mends it. */
export async function janusObstacles(
  options: JanusOptions,
): Promise<readonly { what: string; fix: string }[]> {
  const needed = [
    { path: options.bin, mode: constants.X_OK, what: 'the media server Janus' },
    {
      path: join(options.modules, 'plugins', 'libjanus_videoroom.so'),
      mode: constants.R_OK,
      what: 'its plugin for rooms (libjanus_videoroom.so)',
    },
    {
      path: join(options.modules, 'transports', 'libjanus_websockets.so'),
      mode: constants.R_OK,
      what: 'its WebSocket transport (libjanus_websockets.so)',
    },
  ];
  const found = await Promise.all(
    needed.map(async ({ path, mode }) => {
      return access(path, mode).then(
        () => true,
        () => false,
      );
    }),
  );
  return needed
    .filter((_one, at) => found[at] !== true)
    .map(({ what, path }) => ({ what: `${what} is not at ${path}`, fix: INSTALL }));
}
