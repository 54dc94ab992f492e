import type { CommandGroup } from '../../program/command-spec.js';
import { hookCommands } from '../auth-hook/hook.commands.js';
import { providerCommands } from '../auth-provider/provider.commands.js';
import { userCommands } from '../auth-user/user.commands.js';
import { emailCommands } from './email/email.commands.js';
import { sessionCommands } from './session/session.commands.js';
import { twoFactorCommands } from './two-factor/two-factor.commands.js';
import { clientCommands } from './client/client.commands.js';
import { otpCommands } from './otp/otp.commands.js';

/** Signing in and out, and the apps that sign users in. */
export const authCommands: CommandGroup = {
  name: 'auth',
  summary: 'Sign in and out, and manage what signs your users in.',
  commands: [
    {
      name: 'login',
      summary: 'Sign in.',
      description:
        'Shows an address and a code to approve in any browser, on this machine or another, and waits until that is done. The session is stored in config.json, readable by you alone.',
      options: [
        {
          flags: '--local',
          summary: 'Sign in as the owner of the installation on this machine, without a browser.',
        },
        {
          flags: '--with-token',
          summary: 'Read an API key or access token from standard input and store it.',
        },
        { flags: '--no-browser', summary: 'Only print the address.' },
      ],
      examples: [
        'skydeck auth login',
        'skydeck auth login --local',
        'skydeck auth login --with-token < key.txt',
      ],
      load: async () => (await import('./login.js')).login,
    },
    {
      name: 'whoami',
      summary: 'Show who is signed in, where, and which project is in use.',
      load: async () => (await import('./whoami.js')).whoami,
    },
    {
      name: 'logout',
      summary: 'Sign out and forget the stored session.',
      load: async () => (await import('./logout.js')).logout,
    },
    sessionCommands,
    emailCommands,
    twoFactorCommands,
    otpCommands,
    clientCommands,
    userCommands,
    providerCommands,
    hookCommands,
  ],
};
