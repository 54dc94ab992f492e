import { decideDeliver } from './deliver.js';
import { decideDispute, decideResolve } from './dispute.js';
import { decideAccept, decideCancel, decideEscrowExpire, decideFund } from './fund.js';
import { decideAutoRelease, decideRefund, decideRelease } from './release.js';

/** Who decides over what happens to escrows. */
export const ESCROW_DECIDERS = {
  escrow_fund: decideFund,
  escrow_accept: decideAccept,
  escrow_deliver: decideDeliver,
  escrow_release: decideRelease,
  escrow_refund: decideRefund,
  escrow_dispute: decideDispute,
  escrow_resolve: decideResolve,
  escrow_cancel: decideCancel,
  escrow_expire: decideEscrowExpire,
  escrow_auto_release: decideAutoRelease,
};
