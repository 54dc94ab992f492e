import type { CommandSpec, OptionSpec } from '../../program/command-spec.js';
import { SERVICES } from './services.js';

const service: OptionSpec = {
  flags: '--service <service>',
  summary: 'Service whose events are meant.',
  choices: SERVICES,
  default: 'platform',
};
const type: OptionSpec = {
  flags: '--type <type>',
  summary: 'Only this type, such as app.created or app.*; repeat for several.',
  isRepeatable: true,
};

/** `skydeck events` */
export const eventsCommand: CommandSpec = {
  name: 'events',
  summary: 'Show what happened in the project.',
  options: [
    type,
    service,
    { flags: '-f, --follow', summary: 'Go on with what happens next.' },
    { flags: '--tail <count>', summary: 'Most events to show.', default: '20' },
  ],
  examples: ['skydeck events --type deployment.*', 'skydeck events --follow -o json'],
  load: async () => (await import('./events.js')).events,
};

/** `skydeck listen` */
export const listenCommand: CommandSpec = {
  name: 'listen',
  summary: 'Send the events of the project to a program on this machine.',
  description:
    'Each event is posted as a webhook would be, signed with a secret that is shown at the start.',
  options: [
    { flags: '--forward <url>', summary: 'Address to post to.', isRequired: true },
    type,
    service,
    {
      flags: '--secret <secret>',
      summary: 'Secret to sign with (whsec_…); a new one when not given.',
    },
  ],
  examples: ['skydeck listen --forward http://localhost:3000/hook'],
  load: async () => (await import('./listen.js')).listen,
};
