import type { StepTone } from '../ui/step-list.js';

const WORDS: Readonly<Record<string, readonly [title: string, tone: StepTone]>> = {
  created: ['Made', 'idle'],
  updated: ['Changed', 'idle'],
  funded: ['Money is in escrow', 'busy'],
  accepted: ['Accepted', 'idle'],
  delivered: ['Delivered', 'busy'],
  partially_released: ['A part was released', 'good'],
  released: ['Released', 'good'],
  auto_released: ['Released by itself', 'good'],
  refunded: ['Refunded', 'idle'],
  disputed: ['Disputed', 'bad'],
  evidence_added: ['Evidence', 'idle'],
  resolved: ['Resolved', 'good'],
  cancelled: ['Cancelled', 'idle'],
  expired: ['Expired', 'idle'],
};

const nameOf = (type: string): string => type.replace(/^escrow\./, '');

/** What happened, by the type of its event. */
export const happeningTitle = (type: string): string =>
  WORDS[nameOf(type)]?.[0] ?? nameOf(type).replaceAll('_', ' ');

export const happeningTone = (type: string): StepTone => WORDS[nameOf(type)]?.[1] ?? 'idle';

/** Who did it; what time did needs no name. */
export const roleText = (role: string | null): string | null =>
  role === null || role === 'system' ? null : `by the ${role}`;
