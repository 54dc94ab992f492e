/** What the service may not do to the books, even when it is made to try. */
export const LEDGER_GUARDS = {
  appendOnly: ['op', 'entry', 'ledger_block'],
  undeletable: ['account', 'hold', 'reversed', 'escrow', 'escrow_milestone', 'ledger_seal'],
} as const;
