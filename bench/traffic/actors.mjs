import { Assets } from './assets.mjs';
import { Files } from './files.mjs';
import { Hooks } from './hooks.mjs';
import { Messages } from './messages.mjs';
import { Money } from './money.mjs';
import { People } from './people.mjs';
import { Positions } from './positions.mjs';
import { Rooms } from './rooms.mjs';

const ALL = [Hooks, People, Messages, Money, Files, Positions, Assets, Rooms];

/** One of each product. */
export const actorsOf = (project) => ALL.map((Actor) => new Actor(project));

/** What an installation is set to so that its receivers may be on this machine. */
export const SETTINGS = {
  WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8',
  PAY_FX_SOURCES: 'table',
  QUOTA_ROOMS: '1000000',
};
