import { join } from 'node:path';
import { folderOf } from '@skydeck/config';
import { IceServers } from '../../turn/ice-servers.js';
import type { RoomEngineParts } from '../engines.js';
import { RtcRooms } from '../gateway/rtc-rooms.js';
import { RTC_PATH } from '../gateway/rtc-upgrade.js';
import { EmbeddedRoomEngine } from './embedded-room-engine.js';
import { janusOptions } from './janus.config.js';
import { JanusServer } from './janus-server.js';

/** Makes the embedded engine; its media server is started when the first room is opened. */
export function makeJanusEngine({
  config,
  keeper,
  clock,
  host,
}: Pick<RoomEngineParts, 'config' | 'keeper' | 'clock' | 'host'>): EmbeddedRoomEngine {
  const runFolder = join(folderOf(config.SKYDECK_HOME), 'run', 'costream');
  const rooms = new RtcRooms(new JanusServer(janusOptions(runFolder, config)), keeper);
  const secret = config.SKYDECK_SERVICE_SECRET;
  const ice = new IceServers({ settings: config, secret, clock });
  const { PLATFORM_URL, PLATFORM_HOST, PLATFORM_PORT } = config;
  const url = (PLATFORM_URL ?? `http://${PLATFORM_HOST}:${PLATFORM_PORT}`).replace(/\/+$/, '');
  return new EmbeddedRoomEngine(
    host,
    rooms,
    ({ roomId, identity, expiresAt }) => ice.of(roomId, identity, expiresAt),
    () => `${url.replace(/^http/, 'ws')}${RTC_PATH}`,
  );
}
