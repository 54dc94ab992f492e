import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ErrorNotice } from '../ui/error-notice.js';
import type { ProofSteps } from './proof-form.js';

/** Asks for a recovery code, in the place of a factor that is not at hand. */
export function RecoveryCodeForm({ give, onGiven }: ProofSteps) {
  const [code, setCode] = useState('');
  const proof = useMutation({
    mutationFn: () => give({ recovery_code: code.trim() }),
    onSuccess: onGiven,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !proof.isPending) proof.mutate();
  };
  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          autoFocus
          data-autofocus
          label="Recovery code"
          description="One of the codes that you kept; each is good once."
          placeholder="07-k3f9x-m2q8r"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <ErrorNotice error={proof.error} />
        <Button type="submit" loading={proof.isPending} disabled={code.trim() === ''}>
          Continue
        </Button>
      </Stack>
    </form>
  );
}
