import { FloatingIpEntity } from './floating-ip.entity.js';
import { FloatingIps } from './floating-ips.js';
import { FloatingIpsController } from './floating-ips.controller.js';

/** What the module of servers takes from here. */
export const floatingIpParts = {
  entities: [FloatingIpEntity],
  controllers: [FloatingIpsController],
  providers: [FloatingIps],
};
