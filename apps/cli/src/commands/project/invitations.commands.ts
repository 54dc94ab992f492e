import type { ArgumentSpec, CommandGroup, CommandSpec } from '../../program/command-spec.js';
import { ROLES } from './roles.js';

const id: ArgumentSpec = { name: '<id>', summary: 'Id of the invitation, such as inv_….' };

/** `skydeck project invite` */
export const inviteCommand: CommandSpec = {
  name: 'invite',
  summary: 'Invite a person to the project by e-mail.',
  description: 'The person signs in with that address and accepts within 7 days.',
  arguments: [{ name: '<email>', summary: 'E-mail address of the person.' }],
  options: [
    {
      flags: '--role <role>',
      summary: 'What the person may do as a member.',
      choices: ROLES,
      default: 'developer',
    },
  ],
  examples: ['skydeck project invite kofi@example.com --role admin'],
  load: async () => (await import('./invitations.js')).invite,
};

/** Invitations to a project. */
export const invitationCommands: CommandGroup = {
  name: 'invitations',
  summary: 'Work with the invitations to the project.',
  commands: [
    {
      name: 'list',
      summary: 'List the invitations to the project.',
      options: [
        {
          flags: '--status <status>',
          summary: 'Only in this status.',
          choices: ['pending', 'accepted', 'declined', 'revoked', 'expired'],
        },
      ],
      load: async () => (await import('./invitations.js')).listAll,
    },
    {
      name: 'revoke',
      summary: 'Take an open invitation back.',
      arguments: [id],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./invitations.js')).revoke,
    },
    {
      name: 'resend',
      summary: 'Send an open invitation again, with a new link.',
      arguments: [id],
      load: async () => (await import('./invitations.js')).resend,
    },
  ],
};
