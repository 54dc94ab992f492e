/** Whose part a caller takes in an escrow. */
export type EscrowRole = 'buyer' | 'seller' | 'arbiter';

interface InRole {
  readonly escrow: string;
  readonly as: EscrowRole;
}

/** Puts the amount and the buyer's part of the fee into the escrow. */
export interface EscrowFundCommand extends InRole {
  readonly kind: 'escrow_fund';
}

/** The seller takes the terms on; from then on the buyer cannot withdraw. */
export interface EscrowAcceptCommand extends InRole {
  readonly kind: 'escrow_accept';
}

/** The seller has delivered, all of it or one milestone; the time for inspection begins. */
export interface EscrowDeliverCommand extends InRole {
  readonly kind: 'escrow_deliver';
  readonly milestone?: string;
}

/** Pays the seller: a milestone, an amount, or all that is left. */
export interface EscrowReleaseCommand extends InRole {
  readonly kind: 'escrow_release';
  readonly milestone?: string;
  readonly amount?: bigint;
}

/** Pays the buyer back: a milestone, or all that is left. */
export interface EscrowRefundCommand extends InRole {
  readonly kind: 'escrow_refund';
  readonly milestone?: string;
}

/** Stops everything until the arbiter decides. */
export interface EscrowDisputeCommand extends InRole {
  readonly kind: 'escrow_dispute';
  readonly reason: string;
}

/** The arbiter divides what is left. */
export interface EscrowResolveCommand extends InRole {
  readonly kind: 'escrow_resolve';
  readonly toSeller: bigint;
  readonly toBuyer: bigint;
  readonly note?: string | null;
}

/** Gives up an escrow that holds no money yet. */
export interface EscrowCancelCommand extends InRole {
  readonly kind: 'escrow_cancel';
}

/** Ends an escrow that was not funded in time. */
export interface EscrowExpireCommand {
  readonly kind: 'escrow_expire';
  readonly escrow: string;
}

/** Pays the seller because the time for inspection is over. */
export interface EscrowAutoReleaseCommand {
  readonly kind: 'escrow_auto_release';
  readonly escrow: string;
  readonly milestone?: string;
}

/** Everything that happens to an escrow after it was made. */
export type EscrowCommand =
  | EscrowFundCommand
  | EscrowAcceptCommand
  | EscrowDeliverCommand
  | EscrowReleaseCommand
  | EscrowRefundCommand
  | EscrowDisputeCommand
  | EscrowResolveCommand
  | EscrowCancelCommand
  | EscrowExpireCommand
  | EscrowAutoReleaseCommand;
