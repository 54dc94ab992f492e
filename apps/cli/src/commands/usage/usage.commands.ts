import type { CommandGroup, CommandSpec, OptionSpec } from '../../program/command-spec.js';

const PRODUCTS = ['platform', 'auth', 'pay', 'media', 'vault', 'messaging', 'location'];
const month: OptionSpec = {
  flags: '--month <month>',
  summary: 'Month such as 2026-11 (UTC); the running one when not given.',
};

/** `skydeck usage` */
export const usageCommand: CommandSpec = {
  name: 'usage',
  summary: 'Show what the project used of every product.',
  options: [
    month,
    { flags: '--product <product>', summary: 'Only this product.', choices: PRODUCTS },
    {
      flags: '--by <part>',
      summary: 'Add up by hour, day or month.',
      choices: ['hour', 'day', 'month'],
      default: 'month',
    },
  ],
  examples: ['skydeck usage --month 2026-11', 'skydeck usage --product messaging --by day'],
  load: async () => (await import('./usage.js')).usage,
};

/** What usage costs. */
export const invoiceCommands: CommandGroup = {
  name: 'invoice',
  summary: 'See what a project costs.',
  commands: [
    {
      name: 'preview',
      summary: 'Show what a month costs, so far and as projected for its end.',
      options: [month],
      examples: ['skydeck invoice preview', 'skydeck invoice preview --month 2026-10 -o json'],
      load: async () => (await import('./invoice.js')).preview,
    },
  ],
};
