import { ApiRequestError } from '@skydeck/sdk';
import { issueOf, restOf } from '../ui/issue-of.js';

/** Refusals that are about an amount, though they name no field. */
const ABOUT_AMOUNTS = new Set([
  'insufficient_funds',
  'amount_exceeds_hold',
  'amount_exceeds_transfer',
  'amount_exceeds_escrow',
  'escrow_split_incomplete',
  'payin.amount_exceeds_payin',
]);

/** What a service says of the amount of a form; undefined when it has nothing against it. */
export function amountIssueOf(error: Error | null): string | undefined {
  if (error instanceof ApiRequestError && ABOUT_AMOUNTS.has(error.code)) return error.message;
  return issueOf(error, 'amount');
}

/** The error as far as neither the amount nor another field of the form shows it. */
export const restBesideAmount = (error: Error | null, fields: readonly string[] = []) =>
  amountIssueOf(error) === undefined ? restOf(error, fields) : null;
