import { FirewallEntity } from './firewall.entity.js';
import { FirewallMemberEntity } from './firewall-member.entity.js';
import { FirewallMembers } from './firewall-members.js';
import { Firewalls } from './firewalls.js';
import { FirewallsController } from './firewalls.controller.js';

/** What the module of servers takes from here. */
export const firewallParts = {
  entities: [FirewallEntity, FirewallMemberEntity],
  controllers: [FirewallsController],
  providers: [FirewallMembers, Firewalls],
};
