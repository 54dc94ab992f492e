import { useMutation } from '@tanstack/react-query';
import { CodeInput } from './code-input.js';
import { factorText } from './factor-text.js';
import type { FactorFormProps } from './proof-form.js';

/** Asks for the code that an authenticator app shows. */
export function AppCodeForm({ factor, give, onGiven }: FactorFormProps) {
  const proof = useMutation({
    mutationFn: (code: string) => give({ factor_id: factor.id, code }),
    onSuccess: onGiven,
  });
  const name = factor.name ? `“${factorText(factor)}”` : 'your authenticator app';
  return (
    <CodeInput
      text={<>Enter the code that {name} shows now.</>}
      action="Continue"
      onCode={(code) => proof.mutate(code)}
      isPending={proof.isPending}
      error={proof.error}
    />
  );
}
