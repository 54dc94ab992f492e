import type { WalletFilter } from '../api/wallets.js';
import { KIND_WORDS, STATUS_WORDS } from './wallet-words.js';

/** By what a wallet can be looked up: part of its name, or the whole of what is an identifier. */
export const FINDERS = { q: 'Name', external_id: 'External id', owner: 'Owner' } as const;
export type Finder = keyof typeof FINDERS;

/** What the filters above the list say; empty for anything. */
export interface WalletChoice {
  readonly by: Finder;
  readonly text: string;
  readonly currency: string;
  readonly status: string;
  readonly kind: string;
}

export const NO_CHOICE: WalletChoice = {
  by: 'q',
  text: '',
  currency: '',
  status: '',
  kind: '',
};

export const isAny = ({ by: _by, ...rest }: WalletChoice): boolean =>
  Object.values(rest).every((value) => value === '');

/** What the service is asked. */
export function filterOf({ by, text, currency, status, kind }: WalletChoice): WalletFilter {
  const given = { [by]: text.trim(), currency, status, kind };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export const FINDER_CHOICES = choicesOf(FINDERS);
export const STATUS_CHOICES = [{ value: '', label: 'Any status' }, ...choicesOf(STATUS_WORDS)];
export const KIND_CHOICES = [{ value: '', label: 'Any kind' }, ...choicesOf(KIND_WORDS)];
