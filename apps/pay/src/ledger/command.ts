import type { Tenant } from '@skydeck/auth-guard';
import type { EscrowCommand } from '../escrows/escrow-command.js';

/** Free fields that a caller keeps with what it makes. */
export type Metadata = Readonly<Record<string, string>>;

interface Described {
  readonly description?: string | null;
  readonly metadata?: Metadata;
}

/** Moves an amount from one account to another. */
export interface TransferCommand extends Described {
  readonly kind: 'transfer';
  readonly from: string;
  readonly to: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly reference?: string | null;
  readonly effectiveAt?: Date;
}

/** Moves amounts between many accounts; each currency sums to zero. */
export interface PostingCommand extends Described {
  readonly kind: 'posting';
  readonly legs: readonly {
    readonly account: string;
    readonly amount: bigint;
    /** Not checked when not given. */
    readonly currency?: string;
  }[];
  readonly reference?: string | null;
  readonly effectiveAt?: Date;
}

/** Puts an amount aside, until a moment or for a time from the moment of the decision. */
export interface HoldCommand extends Described {
  readonly kind: 'hold';
  readonly account: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly expires: { readonly at: Date } | { readonly inSeconds: number };
  readonly destination?: string | null;
}

/** Pays out of a hold; the rest is given back unless the capture is not the final one. */
export interface CaptureCommand extends Described {
  readonly kind: 'capture';
  readonly hold: string;
  /** The whole remainder when not given. */
  readonly amount?: bigint;
  /** The destination of the hold when not given. */
  readonly to?: string;
  readonly isFinal: boolean;
}

/** Gives back what is left of a hold. */
export interface VoidCommand {
  readonly kind: 'void';
  readonly hold: string;
}

/** Gives back what is left of a hold whose time is over. */
export interface ExpireCommand {
  readonly kind: 'expire';
  readonly hold: string;
}

/** Puts more aside for a hold. */
export interface IncreaseCommand {
  readonly kind: 'increase';
  readonly hold: string;
  readonly amount: bigint;
}

/** Moves back what a transfer moved, all of it or a part. */
export interface ReverseCommand extends Described {
  readonly kind: 'reverse';
  readonly transfer: string;
  /** What is not yet reversed when not given. */
  readonly amount?: bigint;
}

/** Everything that money is moved by. */
export type LedgerCommand =
  | TransferCommand
  | PostingCommand
  | HoldCommand
  | CaptureCommand
  | VoidCommand
  | ExpireCommand
  | IncreaseCommand
  | ReverseCommand
  | EscrowCommand;

export type CommandKind = LedgerCommand['kind'];

/** A command as somebody gave it. */
export interface Submission<Command extends LedgerCommand = LedgerCommand> {
  readonly tenant: Tenant;
  /** The command happens once for each key of a tenant; 1 to 300 characters. */
  readonly key: string;
  readonly command: Command;
}
