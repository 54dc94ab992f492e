import { Clock } from '@skydeck/service';
import type { Provider } from '@nestjs/common';
import { CostreamSettings } from '../costream-settings.js';
import { IceServers } from './ice-servers.js';
import { TurnServer } from './turn-server.js';

export { IceServers } from './ice-servers.js';
export { TurnServer } from './turn-server.js';

/** What relays media to clients behind firewalls. */
export const turnParts: { readonly providers: readonly Provider[] } = {
  providers: [
    TurnServer,
    {
      provide: IceServers,
      useFactory: ({ config }: CostreamSettings, clock: Clock) =>
        new IceServers({ settings: config, secret: config.SKYDECK_SERVICE_SECRET, clock }),
      inject: [CostreamSettings, Clock],
    },
  ],
};
