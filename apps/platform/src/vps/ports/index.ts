import { PortEntity } from './port.entity.js';
import { PortForwarders } from './port-forwarders.js';
import { Ports } from './ports.js';
import { PortsController } from './ports.controller.js';

/** What the module of servers takes from here. */
export const portParts = {
  entities: [PortEntity],
  controllers: [PortsController],
  providers: [PortForwarders, Ports],
};
