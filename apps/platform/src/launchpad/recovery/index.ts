import { OutputPositions } from './output-positions.js';
import { Recovery } from './recovery.js';
import { RecoveryGate } from './recovery-gate.js';

/** What goes on while the platform is away: parts of the Launchpad module. */
export const recoveryParts = { providers: [OutputPositions, Recovery, RecoveryGate] };
