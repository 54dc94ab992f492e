import { Anchor, Stack } from '@mantine/core';
import { challengeAtSignIn, finishSignIn } from '../api/second-factor.js';
import type { SecondFactor } from '../api/shapes.js';
import { ProofForm } from '../second-factor/proof-form.js';

interface SecondFactorFormProps {
  readonly required: SecondFactor;
  readonly onGiven: () => void;
  readonly onBack: () => void;
}

/** The second step of signing in, for whoever has a second factor. */
export function SecondFactorForm({ required, onGiven, onBack }: SecondFactorFormProps) {
  return (
    <Stack gap="sm">
      <ProofForm
        factors={required.factors}
        hasRecoveryCodes={required.has_recovery_codes}
        ask={challengeAtSignIn}
        give={finishSignIn}
        onGiven={onGiven}
      />
      <Anchor component="button" size="sm" ta="left" onClick={onBack}>
        Use another account
      </Anchor>
    </Stack>
  );
}
