import type { CommandSpec } from '../../program/command-spec.js';

export const VIEW_GROUPINGS = ['asset', 'country', 'device', 'browser', 'os'] as const;

/** Tells who watches, and how well it plays. */
export const insightCommand: CommandSpec = {
  name: 'insight',
  summary: 'See how often, how long and how well videos were watched.',
  options: [
    { flags: '--asset <asset>', summary: 'Only views of this asset or live stream.' },
    { flags: '--by <what>', summary: 'What is told apart.', choices: VIEW_GROUPINGS },
    { flags: '--days <number>', summary: 'How far back, 1 to 400; 1 if not given.' },
    { flags: '--now', summary: 'Only who watches at this moment.' },
  ],
  examples: ['skydeck media insight --days 30 --by country', 'skydeck media insight --now'],
  load: async () => (await import('./insight.js')).insight,
};
