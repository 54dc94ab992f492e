import type { TransferFilter } from '../../api/transfers.js';
import { KIND_WORDS, STATUS_WORDS } from '../transfer-words.js';

/** What the filters above the list say; empty for anything. */
export interface TransferChoice {
  readonly reference: string;
  readonly status: string;
  readonly kind: string;
}

export const NO_CHOICE: TransferChoice = { reference: '', status: '', kind: '' };

export const isAny = (choice: TransferChoice): boolean =>
  Object.values(choice).every((value) => value === '');

/** What the service is asked. References are looked up as a whole. */
export function filterOf(
  { reference, status, kind }: TransferChoice,
  wallet: string | undefined,
): TransferFilter {
  const given = { reference: reference.trim(), status, kind, wallet: wallet ?? '' };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

const choicesOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export const STATUS_CHOICES = [{ value: '', label: 'Any status' }, ...choicesOf(STATUS_WORDS)];
export const KIND_CHOICES = [{ value: '', label: 'Any kind' }, ...choicesOf(KIND_WORDS)];
