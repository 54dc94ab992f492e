import { ESCROW_DECIDERS } from '../../escrows/decide/escrow-deciders.js';
import type { CommandKind, LedgerCommand } from '../command.js';
import type { Decide } from './decision.js';
import { decideCapture, decideExpire, decideHold, decideIncrease, decideVoid } from './hold.js';
import { decidePosting } from './posting.js';
import { decideReverse } from './reverse.js';
import { decideTransfer } from './transfer.js';

type CommandOf<Kind extends CommandKind> = Extract<LedgerCommand, { readonly kind: Kind }>;

const DECIDERS: { readonly [Kind in CommandKind]: Decide<CommandOf<Kind>> } = {
  transfer: decideTransfer,
  posting: decidePosting,
  hold: decideHold,
  capture: decideCapture,
  void: decideVoid,
  expire: decideExpire,
  increase: decideIncrease,
  reverse: decideReverse,
  ...ESCROW_DECIDERS,
};

/** Who decides over commands of a kind. */
export const deciderOf = (kind: CommandKind) => DECIDERS[kind] as Decide<LedgerCommand>;

/** What identifiers of operations begin with. */
export const PREFIXES: { readonly [Kind in CommandKind]: string } = {
  transfer: 'txn',
  posting: 'pst',
  hold: 'hld',
  capture: 'cap',
  void: 'opr',
  expire: 'opr',
  increase: 'opr',
  reverse: 'rev',
  escrow_fund: 'opr',
  escrow_accept: 'opr',
  escrow_deliver: 'opr',
  escrow_release: 'opr',
  escrow_refund: 'opr',
  escrow_dispute: 'opr',
  escrow_resolve: 'opr',
  escrow_cancel: 'opr',
  escrow_expire: 'opr',
  escrow_auto_release: 'opr',
};
