import { Addresses } from './addresses.js';
import { Belongings } from './belongings.js';
import { AttachNetworkHandler, DetachNetworkHandler } from './membership.handlers.js';
import { NetworkEntity } from './network.entity.js';
import { NetworkKeeper } from './network-keeper.js';
import { NetworkMembers } from './network-members.js';
import { Networks } from './networks.js';
import { NetworksController } from './networks.controller.js';
import { NicEntity } from './nic.entity.js';
import { PartHistory } from './part-history.js';
import { PublicNetwork } from './public-network.js';

/** What the module of servers takes from here. */
export const networkParts = {
  entities: [NetworkEntity, NicEntity],
  controllers: [NetworksController],
  providers: [
    Addresses,
    AttachNetworkHandler,
    Belongings,
    DetachNetworkHandler,
    NetworkKeeper,
    NetworkMembers,
    Networks,
    PartHistory,
    PublicNetwork,
  ],
};
