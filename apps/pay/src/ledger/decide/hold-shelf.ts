import type { Metadata } from '../command.js';
import { shelf } from './shelf.js';

export type HoldState = 'pending' | 'partially_captured' | 'captured' | 'voided' | 'expired';

/** An amount that is put aside for somebody. */
export interface Hold {
  readonly id: string;
  readonly tenant: string;
  readonly account: string;
  readonly accountKey: string;
  readonly currency: string;
  readonly expiresAt: Date;
  readonly destination: string | null;
  readonly description: string | null;
  readonly metadata: Metadata;
  readonly createdAt: Date;
  amount: bigint;
  captured: bigint;
  released: bigint;
  state: HoldState;
  updatedAt: Date;
}

export const HOLDS = shelf<Hold>('hold', (command) => ('hold' in command ? [command.hold] : []));

/** What is still put aside. */
export const leftOf = ({ amount, captured, released }: Hold): bigint =>
  amount - captured - released;

/** A hold as callers see it. */
export const holdOf = (hold: Hold) => ({
  id: hold.id,
  wallet: hold.account,
  amount: String(hold.amount),
  currency: hold.currency,
  captured: String(hold.captured),
  released: String(hold.released),
  remaining: String(leftOf(hold)),
  state: hold.state,
  destination: hold.destination,
  description: hold.description,
  metadata: hold.metadata,
  expires_at: hold.expiresAt.toISOString(),
  created_at: hold.createdAt.toISOString(),
  updated_at: hold.updatedAt.toISOString(),
});
