import type { EscrowDetails, EscrowRole, Milestone } from '../../api/escrows.js';
import type { OfferedVerb } from '../allowed-verbs.js';
import { DisputeDialog } from './dispute-dialog.js';
import { EvidenceDialog } from './evidence-dialog.js';
import { PlainVerbDialog } from './plain-verb-dialog.js';
import { ReleaseDialog } from './release-dialog.js';
import { ResolveDialog } from './resolve-dialog.js';

/** What somebody wants to do, and in whose place. */
export interface WantedVerb {
  readonly verb: OfferedVerb;
  readonly role: EscrowRole;
  /** Only this part. */
  readonly milestone?: Milestone;
}

/** What a dialog about an escrow is given. */
export interface VerbDialogProps {
  readonly project: string;
  readonly escrow: EscrowDetails;
  readonly wanted: WantedVerb;
  readonly onClose: () => void;
}

/** Asks what a verb needs, and does it once. */
export function VerbDialog(props: VerbDialogProps) {
  const { escrow, wanted } = props;
  const { verb } = wanted;
  if (verb === 'dispute') return <DisputeDialog {...props} />;
  if (verb === 'evidence') return <EvidenceDialog {...props} />;
  if (verb === 'resolve') return <ResolveDialog {...props} />;
  // Only an escrow without milestones is released in any amounts.
  if (verb === 'release' && escrow.milestones.length === 0) return <ReleaseDialog {...props} />;
  return <PlainVerbDialog {...props} verb={verb} />;
}
