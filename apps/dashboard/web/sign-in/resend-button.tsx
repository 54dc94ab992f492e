import { Anchor, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Address, startSignIn } from '../api/session.js';
import type { StartedSignIn } from '../api/shapes.js';

interface ResendButtonProps {
  readonly attempt: StartedSignIn;
  readonly address: Address;
  readonly onResent: (attempt: StartedSignIn, address: Address) => void;
}

/** Sends a new code, once the wait that auth asks for is over. */
export function ResendButton({ attempt, address, onResent }: ResendButtonProps) {
  const [waitS, setWaitS] = useState(attempt.resend_after_s);
  const resend = useMutation({
    mutationFn: () => startSignIn(address),
    onSuccess: (started) => onResent(started, address),
  });
  useEffect(() => {
    if (waitS <= 0) return undefined;
    const timer = setTimeout(() => setWaitS(waitS - 1), 1000);
    return () => clearTimeout(timer);
  }, [waitS]);

  if (resend.error) {
    return (
      <Text size="sm" c="var(--mantine-color-error)" role="alert">
        {resend.error.message}
      </Text>
    );
  }
  if (waitS > 0) {
    return (
      <Text size="sm" c="dimmed">
        New code in {waitS} s
      </Text>
    );
  }
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      disabled={resend.isPending}
      onClick={() => resend.mutate()}
    >
      Send a new code
    </Anchor>
  );
}
