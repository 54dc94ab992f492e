import { removeOwnFactor } from '../../api/second-factor.js';
import type { Factor } from '../../api/shapes.js';
import { factorText } from '../../second-factor/factor-text.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { useFactorChange } from './use-factor-change.js';

interface RemoveFactorDialogProps {
  readonly factor: Factor;
  readonly isLast: boolean;
  readonly onClose: () => void;
}

/** Takes a factor away; without the last one a code alone signs in again. */
export function RemoveFactorDialog({ factor, isLast, onClose }: RemoveFactorDialogProps) {
  const remove = useFactorChange(() => removeOwnFactor(factor.id), onClose);
  return (
    <ConfirmDialog
      title={`Remove ${factorText(factor)}`}
      action="Remove factor"
      isPending={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(undefined)}
      onClose={onClose}
    >
      {isLast
        ? 'It is your last second factor: a code alone signs you in afterwards, and your recovery codes are void.'
        : 'It is no longer good for signing in.'}
    </ConfirmDialog>
  );
}
