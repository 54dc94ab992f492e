import type { CommandSpec } from '../../program/command-spec.js';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** `skydeck completion` */
export const completionCommand: CommandSpec = {
  name: 'completion',
  summary: 'Print the script that completes commands in your shell.',
  arguments: [{ name: '<shell>', summary: 'Your shell.', choices: SHELLS }],
  examples: [
    'eval "$(skydeck completion bash)"      # in ~/.bashrc',
    'eval "$(skydeck completion zsh)"       # in ~/.zshrc',
    'skydeck completion fish > ~/.config/fish/completions/skydeck.fish',
  ],
  load: async () => (await import('./completion.js')).completion,
};

/** What the scripts call for every press of the tab key. */
export const completeCommand: CommandSpec = {
  name: '__complete',
  summary: 'List what may follow on the command line.',
  arguments: [{ name: '[words...]', summary: 'Words so far; the last one is being written.' }],
  isHidden: true,
  takesAnything: true,
  load: async () => (await import('./complete.js')).complete,
};
