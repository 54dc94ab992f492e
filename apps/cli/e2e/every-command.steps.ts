import { ACCOUNT_STEPS } from './steps/account.steps.js';
import { APP_PART_STEPS } from './steps/app-parts.steps.js';
import { APP_STEPS } from './steps/apps.steps.js';
import { ASSET_STEPS } from './steps/asset.steps.js';
import { ESCROW_STEPS } from './steps/escrow.steps.js';
import { EXCHANGE_STEPS } from './steps/exchange.steps.js';
import { LIVE_STEPS } from './steps/live.steps.js';
import { CALENDAR_STEPS } from './steps/calendar.steps.js';
import { CONTACT_STEPS } from './steps/contact.steps.js';
import { LOCATION_STEPS } from './steps/location.steps.js';
import { MESSAGE_STEPS } from './steps/messages.steps.js';
import { NOTE_STEPS } from './steps/notes.steps.js';
import { PAYMENT_STEPS } from './steps/payments.steps.js';
import { PROJECT_STEPS } from './steps/project.steps.js';
import { ROOM_STEPS } from './steps/room.steps.js';
import { SERVER_STEPS } from './steps/servers.steps.js';
import { TRANSFER_STEPS } from './steps/transfer.steps.js';
import { VAULT_STEPS } from './steps/vault.steps.js';
import { WALLET_STEPS } from './steps/wallet.steps.js';
import { USER_STEPS } from './steps/users.steps.js';
import type { Step } from './steps/step.js';

export type { Found, Step } from './steps/step.js';

/** Every command, in an order in which each finds what it needs. */
export const STEPS: readonly Step[] = [
  ...ACCOUNT_STEPS,
  ...USER_STEPS,
  ...APP_STEPS,
  ...APP_PART_STEPS,
  ...SERVER_STEPS,
  ...MESSAGE_STEPS,
  ...WALLET_STEPS,
  ...TRANSFER_STEPS,
  ...EXCHANGE_STEPS,
  ...ESCROW_STEPS,
  ...PAYMENT_STEPS,
  ...ASSET_STEPS,
  ...LIVE_STEPS,
  ...ROOM_STEPS,
  ...LOCATION_STEPS,
  ...CALENDAR_STEPS,
  ...CONTACT_STEPS,
  ...VAULT_STEPS,
  ...NOTE_STEPS,
  ...PROJECT_STEPS,
];
