import type { Database } from '../api/shapes.js';

const TEXTS: Readonly<Record<Database['plan'], string>> = {
  shared: 'Shared',
  dedicated: 'Dedicated',
};

/** A plan as a word. */
export const planText = (plan: Database['plan']): string => TEXTS[plan];
