import type { CommandGroup } from '../../program/command-spec.js';

const load = () => import('./secrets.js');

/** The service secret of the installation of this machine. */
export const secretsCommands: CommandGroup = {
  name: 'secrets',
  summary: 'Change the service secret of the installation of this machine.',
  commands: [
    {
      name: 'rotate',
      summary: 'Put a new service secret in force; the one before is still accepted.',
      description:
        'Skydeck must be stopped. When it starts again, what is sealed under the secret before is sealed anew while it is used; the log of each service says when everything is. Links and tokens that were given out stay good until `skydeck secrets retire`.',
      examples: ['npm run stop && skydeck secrets rotate && npm start'],
      endsInTime: true,
      load: async () => (await load()).rotate,
    },
    {
      name: 'retire',
      summary: 'Accept the service secrets before the one in force no more.',
      description:
        'Skydeck must be stopped. Do it after the log of each service has said that everything sealed is under the service secret in force. Links and tokens given out before the change end, and people who were erased from messaging are no longer known as such. The secrets stay in secrets.json, so that --undo accepts them again.',
      options: [{ flags: '--undo', summary: 'Accept again what was retired.' }],
      endsInTime: true,
      load: async () => (await load()).retire,
    },
  ],
};
