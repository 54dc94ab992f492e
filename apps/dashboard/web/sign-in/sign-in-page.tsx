import { Stack, Text } from '@mantine/core';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { type Address, sessionQuery, type VerifiedCode } from '../api/session.js';
import type { SecondFactor, StartedSignIn } from '../api/shapes.js';
import { CenteredCard } from '../ui/centered-card.js';
import { AddressForm } from './address-form.js';
import { CodeForm } from './code-form.js';
import { LocalOutbox } from './local-outbox.js';
import { PasskeyButton } from './passkey-button.js';
import { safeNext } from './safe-next.js';
import { SecondFactorForm } from './second-factor-form.js';

/** Sign-in in steps: where to send a code, the code, and a second factor where there is one. */
export function SignInPage() {
  return (
    <Suspense>
      <SignIn />
    </Suspense>
  );
}

function SignIn() {
  const { next } = useSearch({ from: '/sign-in' });
  const { data: session } = useSuspenseQuery(sessionQuery);
  const queryClient = useQueryClient();
  const router = useRouter();
  const [started, setStarted] = useState<{ attempt: StartedSignIn; address: Address }>();
  const [code, setCode] = useState('');
  const [required, setRequired] = useState<SecondFactor>();

  const begin = (attempt: StartedSignIn, address: Address) => {
    setCode('');
    setStarted({ attempt, address });
  };
  const finish = () => {
    queryClient.clear();
    router.history.push(safeNext(next));
  };
  const goOn = ({ second_factor: asked }: VerifiedCode) => {
    if (asked) setRequired(asked);
    else finish();
  };
  const startOver = () => {
    setRequired(undefined);
    setStarted(undefined);
  };
  if (required) {
    return (
      <CenteredCard title="Prove it is you">
        <SecondFactorForm required={required} onGiven={finish} onBack={startOver} />
      </CenteredCard>
    );
  }

  return (
    <CenteredCard
      title={started ? 'Check your messages' : 'Sign in to Skydeck'}
      footer={
        started && session.local_outbox && <LocalOutbox id={started.attempt.id} onCode={setCode} />
      }
    >
      {started ? (
        <CodeForm
          key={started.attempt.id}
          {...started}
          code={code}
          onCode={setCode}
          onVerified={goOn}
          onBack={startOver}
          onResent={begin}
        />
      ) : (
        <Stack gap="lg">
          <Text size="sm" c="dimmed">
            We send a code; there is no password. An account is made when you are new.
          </Text>
          <AddressForm onStarted={begin} />
          <PasskeyButton onSignedIn={finish} />
        </Stack>
      )}
    </CenteredCard>
  );
}
