import { ConsoleAccess } from './console-access.js';
import { ConsoleController } from './console.controller.js';
import { ConsoleEntity } from './console.entity.js';
import { ConsoleGateway } from './console-gateway.js';
import { ConsolePruner } from './console-pruner.js';
import { ConsoleHistory } from './console-history.js';
import { ConsoleTickets } from './console-tickets.js';
import { GuestCommands } from './guest/guest-commands.js';
import { RecordingEntity } from './recordings/recording.entity.js';
import { RecordingHistory } from './recordings/recording-history.js';
import { Recordings } from './recordings/recordings.js';
import { RecordingsController } from './recordings/recordings.controller.js';
import { ConsoleRevocations } from './session/console-revocations.js';
import { ConsoleSessions } from './session/console-sessions.js';

/** What the module of servers takes from here. */
export const consoleParts = {
  entities: [ConsoleEntity, RecordingEntity],
  controllers: [ConsoleController, RecordingsController],
  providers: [
    ConsoleAccess,
    ConsoleGateway,
    ConsoleHistory,
    ConsolePruner,
    ConsoleRevocations,
    ConsoleSessions,
    ConsoleTickets,
    GuestCommands,
    RecordingHistory,
    Recordings,
  ],
};
