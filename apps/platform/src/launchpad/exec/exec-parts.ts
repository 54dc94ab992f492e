import { ConsoleAccess } from '../../vps/console/console-access.js';
import { VpsSettings } from '../../vps/vps-settings.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { ExecConnections } from './exec-connections.js';
import { ExecController } from './exec.controller.js';
import { ExecEntity } from './exec.entity.js';
import { ExecGateway } from './exec-gateway.js';
import { ExecHistory } from './exec-history.js';
import { ExecTickets } from './exec-tickets.js';
import { RunningReplicas } from './running-replicas.js';

/** Commands and terminals inside replicas: parts of the Launchpad module. */
export const execParts = {
  entities: [ExecEntity],
  controllers: [ExecController],
  providers: [
    {
      provide: VpsSettings,
      inject: [LaunchpadSettings],
      useFactory: ({ config }: LaunchpadSettings) => new VpsSettings(config),
    },
    ConsoleAccess,
    ExecConnections,
    ExecGateway,
    ExecHistory,
    ExecTickets,
    RunningReplicas,
  ],
};
