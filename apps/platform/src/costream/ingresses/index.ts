import { CostreamSettings } from '../costream-settings.js';
import { GatewayAddress } from './gateway-address.js';
import { IngestAddress } from './ingest-address.js';
import { IngressEntity } from './ingress.entity.js';
import { IngressRooms } from './ingress-rooms.js';
import { IngressSessions } from './ingress-sessions.js';
import { IngressSweeper } from './ingress.sweeper.js';
import { IngressesController } from './ingresses.controller.js';
import { Ingresses } from './ingresses.js';
import { RtmpIngest } from './rtmp-ingest.js';
import { WhipController } from './whip.controller.js';
import { Whip } from './whip.js';

/** Ways into rooms for programs. */
export const ingressParts = {
  entities: [IngressEntity],
  controllers: [IngressesController, WhipController],
  providers: [
    GatewayAddress,
    Ingresses,
    IngressRooms,
    IngressSessions,
    IngressSweeper,
    RtmpIngest,
    Whip,
    {
      provide: IngestAddress,
      useFactory: (settings: CostreamSettings, ingest: RtmpIngest) =>
        new IngestAddress(settings, () => ingest.port),
      inject: [CostreamSettings, RtmpIngest],
    },
  ],
};
