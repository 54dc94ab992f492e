import { Anchor, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Proof } from '../api/second-factor.js';
import type { AskedFactor, Factor } from '../api/shapes.js';
import { AppCodeForm } from './app-code-form.js';
import { factorText, factorTypeText } from './factor-text.js';
import { hasPasskeys } from './passkey.js';
import { PasskeyForm } from './passkey-form.js';
import { RecoveryCodeForm } from './recovery-code-form.js';
import { SentCodeForm } from './sent-code-form.js';

/** How a second factor is asked for and given, at sign-in or later. */
export interface ProofSteps {
  readonly ask: (factorId: string) => Promise<AskedFactor>;
  readonly give: (proof: Proof) => Promise<object>;
  readonly onGiven: () => void;
}

interface ProofFormProps extends ProofSteps {
  readonly factors: readonly Factor[];
  readonly hasRecoveryCodes: boolean;
}

const RECOVERY = 'recovery';

/** Asks for a second factor; there may be several ways to choose from. */
export function ProofForm({ factors, hasRecoveryCodes, ...steps }: ProofFormProps) {
  const usable = factors.filter(({ type }) => type !== 'passkey' || hasPasskeys());
  const [chosen, setChosen] = useState(usable[0]?.id ?? RECOVERY);
  const factor = usable.find(({ id }) => id === chosen);
  const others = usable.filter(({ id }) => id !== chosen);
  return (
    <Stack>
      {factor ? (
        <FactorForm key={factor.id} factor={factor} {...steps} />
      ) : (
        <RecoveryCodeForm {...steps} />
      )}
      <Stack gap={6} align="flex-start">
        {others.map((other) => (
          <Anchor key={other.id} component="button" size="sm" onClick={() => setChosen(other.id)}>
            Use {labelOf(other)}
          </Anchor>
        ))}
        {hasRecoveryCodes && factor && (
          <Anchor component="button" size="sm" onClick={() => setChosen(RECOVERY)}>
            Use a recovery code
          </Anchor>
        )}
      </Stack>
    </Stack>
  );
}

/** What one factor asks for. */
export interface FactorFormProps extends ProofSteps {
  readonly factor: Factor;
}

function FactorForm(props: FactorFormProps) {
  const { type } = props.factor;
  if (type === 'totp') return <AppCodeForm {...props} />;
  if (type === 'passkey') return <PasskeyForm {...props} />;
  return <SentCodeForm {...props} />;
}

function labelOf(factor: Factor): string {
  const type = factorTypeText(factor).toLowerCase();
  const text = factorText(factor);
  return text === factorTypeText(factor) ? `the ${type}` : `the ${type} “${text}”`;
}
