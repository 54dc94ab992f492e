import type { ArgumentSpec, CommandGroup } from '../../program/command-spec.js';

const id: ArgumentSpec = {
  name: '<invitation>',
  summary: 'Id of the invitation, such as inv_…, or the token of the link in the mail.',
};

/** Invitations to the person at the terminal. */
export const ownInvitationCommands: CommandGroup = {
  name: 'invitation',
  summary: 'Answer invitations to projects of others.',
  commands: [
    {
      name: 'list',
      summary: 'List the open invitations to you.',
      options: [{ flags: '--all', summary: 'Also those that have ended.' }],
      load: async () => (await import('./invitation.js')).listAll,
    },
    {
      name: 'accept',
      summary: 'Accept an invitation and join the project.',
      arguments: [id],
      load: async () => (await import('./invitation.js')).accept,
    },
    {
      name: 'decline',
      summary: 'Decline an invitation.',
      arguments: [id],
      load: async () => (await import('./invitation.js')).decline,
    },
  ],
};
