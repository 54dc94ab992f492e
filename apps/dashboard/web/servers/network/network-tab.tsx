import { Stack } from '@mantine/core';
import type { ServerTabProps } from '../server-tab.js';
import { AddressesCard } from './addresses-card.js';
import { FirewallCard } from './firewall-card.js';
import { FloatingIpCard } from './floating-ip-card.js';
import { PortsCard } from './ports-card.js';

/** How a server is reached, and by whom. */
export function NetworkTab({ project, server }: ServerTabProps) {
  return (
    <Stack>
      <AddressesCard project={project} server={server} />
      <FirewallCard project={project} server={server} />
      <PortsCard project={project} server={server} />
      <FloatingIpCard project={project} server={server} />
    </Stack>
  );
}
