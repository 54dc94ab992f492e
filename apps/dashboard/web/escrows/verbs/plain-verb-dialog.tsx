import { Text } from '@mantine/core';
import type { Escrow, Milestone } from '../../api/escrows.js';
import { type WriteMoney, useMoney } from '../../money/use-money.js';
import { FormDialog } from '../../ui/form-dialog.js';
import { previewFee } from '../escrow-fees.js';
import { ROLE_WORDS } from '../escrow-words.js';
import { useVerb } from './use-verb.js';
import type { VerbDialogProps } from './verb-dialog.js';
import { VERBS } from './verb-words.js';

export type PlainVerb = 'fund' | 'accept' | 'cancel' | 'deliver' | 'release' | 'refund';

/** Does what needs nothing but to be wanted. */
export function PlainVerbDialog({
  verb,
  ...props
}: VerbDialogProps & { readonly verb: PlainVerb }) {
  const { project, escrow, wanted, onClose } = props;
  const { milestone, role } = wanted;
  const write = useMoney(project);
  const { mutate, isPending, error } = useVerb(props, verb);
  const words = VERBS[verb];
  const figure = figureOf(verb, escrow, milestone, write);
  return (
    <FormDialog
      title={milestone ? `${words.button}: ${milestone.title}` : words.button}
      action={figure ? `${words.button} ${figure}` : words.button}
      isGrave={words.isGrave}
      isPending={isPending}
      error={error}
      onSubmit={() => mutate(milestone ? { milestone: milestone.id } : {})}
      onClose={onClose}
    >
      <Text size="sm">{milestone ? (words.milestone ?? words.text) : words.text}</Text>
      <Text size="sm" c="dimmed">
        Done in the place of: {ROLE_WORDS[role]}
      </Text>
    </FormDialog>
  );
}

/** How much moves by it; null when nothing does. */
function figureOf(
  verb: PlainVerb,
  escrow: Escrow,
  milestone: Milestone | undefined,
  write: WriteMoney,
): string | null {
  if (verb === 'fund') return write(chargeOf(escrow), escrow.currency);
  if (verb !== 'release' && verb !== 'refund') return null;
  return write(milestone?.amount ?? escrow.remaining, escrow.currency);
}

const chargeOf = ({ amount, fee }: Escrow): bigint =>
  previewFee(BigInt(amount), fee?.bps ?? 0, fee?.payer ?? 'seller').buyerPays;
