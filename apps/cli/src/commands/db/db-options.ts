import type { ArgumentSpec } from '../../program/command-spec.js';

export const DATABASE: ArgumentSpec = {
  name: '<database>',
  summary: 'Name or id of the database.',
  completes: 'databases',
};
