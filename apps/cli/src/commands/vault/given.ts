import type { OptionSpec } from '../../program/command-spec.js';

/** Options that many commands of the vault take. */
export const as: OptionSpec = {
  flags: '--as <user>',
  summary: 'Act as this user of yours: only spaces of which the user is a member are there.',
};
/** Which space. */
export const space: OptionSpec = {
  flags: '--space <space>',
  summary: 'spc_…; the main space if not given.',
};
/** Which folder. */
export const folder: OptionSpec = {
  flags: '--folder <folder>',
  summary: 'fol_… that it lies in; the top if not given.',
};
/** Another folder. */
export const otherFolder: OptionSpec = {
  flags: '--folder <folder>',
  summary: 'Another folder: fol_…, or root for the top.',
};
/** Another name. */
export const otherName: OptionSpec = { flags: '--name <name>', summary: 'Another name.' };
/** Without a question. */
export const yes: OptionSpec = { flags: '-y, --yes', summary: 'Do not ask.' };
