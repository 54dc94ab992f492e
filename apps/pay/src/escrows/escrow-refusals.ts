/** Why nothing happened to an escrow; entries of the ledger's list of errors. */
export const ESCROW_REFUSALS = {
  escrow_not_found: {
    status: 404,
    message: 'This project has no such escrow.',
    fix: 'List the escrows; test mode and live mode have their own.',
  },
  escrow_wrong_role: {
    status: 403,
    message: 'Who acts in this role may not do this.',
    fix: 'Name the role in `as` that may: see the table of roles in the guide of escrows.',
  },
  escrow_not_arbiter: {
    status: 403,
    message: 'The escrow names somebody else as its arbiter.',
    fix: 'Use the credentials of the user or the key that `arbiter` of the escrow names.',
  },
  escrow_wrong_state: {
    status: 409,
    message: 'This is not possible in the state that the escrow is in.',
    fix: 'Read the escrow; its `state` and its timeline tell what happened before.',
  },
  escrow_funding_late: {
    status: 409,
    message: 'The deadline for funding the escrow is over.',
    fix: 'Make a new escrow.',
  },
  escrow_not_due: {
    status: 409,
    message: 'The time of the escrow is not over yet.',
    fix: 'Wait for `release_at` or `funding_deadline` of the escrow.',
  },
  escrow_has_milestones: {
    status: 422,
    message: 'An escrow with milestones is released by milestone.',
    fix: 'Give `milestone`, or neither `milestone` nor `amount` for all that is left.',
  },
  escrow_split_incomplete: {
    status: 422,
    message: 'The arbiter divides all that remains in escrow.',
    fix: 'Give `to_seller` and `to_buyer` that sum to `remaining` of the escrow.',
  },
  amount_exceeds_escrow: {
    status: 422,
    message: 'Less than this amount remains in escrow.',
    fix: 'Give at most `remaining` of the escrow.',
  },
  milestone_not_found: {
    status: 404,
    message: 'The escrow has no such milestone.',
    fix: 'Read the escrow; its milestones are listed there.',
  },
  milestone_wrong_state: {
    status: 409,
    message: 'This is not possible in the state that the milestone is in.',
    fix: 'Read the escrow; a milestone is paid once.',
  },
} as const;
