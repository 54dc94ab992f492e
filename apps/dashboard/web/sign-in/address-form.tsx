import { Button, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Address, startSignIn } from '../api/session.js';
import type { StartedSignIn } from '../api/shapes.js';
import { ErrorNotice } from '../ui/error-notice.js';
import { issueOf } from '../ui/issue-of.js';

type Way = 'email' | 'phone';

const FIELDS = {
  email: { label: 'E-mail address', placeholder: 'you@example.com', autoComplete: 'email' },
  phone: { label: 'Phone number', placeholder: '+14155550123', autoComplete: 'tel' },
} as const;

interface AddressFormProps {
  readonly onStarted: (attempt: StartedSignIn, address: Address) => void;
}

/** Asks where to send the code. */
export function AddressForm({ onStarted }: AddressFormProps) {
  const [way, setWay] = useState<Way>('email');
  const [address, setAddress] = useState('');
  const start = useMutation({ mutationFn: startSignIn, onSuccess: onStarted });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = address.trim();
    if (start.isPending || given === '') return;
    start.mutate(way === 'email' ? { email: given } : { phone: given.replaceAll(/[\s()-]/g, '') });
  };

  return (
    <form onSubmit={submit}>
      <Stack>
        <SegmentedControl
          aria-label="Where to send the code"
          fullWidth
          value={way}
          onChange={(value) => setWay(value)}
          data={[
            { value: 'email', label: 'E-mail' },
            { value: 'phone', label: 'Phone' },
          ]}
        />
        <TextInput
          key={way}
          {...FIELDS[way]}
          autoFocus
          required
          withAsterisk={false}
          type={way === 'email' ? 'email' : 'tel'}
          size="md"
          error={issueOf(start.error, way)}
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <ErrorNotice error={start.error} />
        <Button type="submit" size="md" loading={start.isPending}>
          Continue
        </Button>
      </Stack>
    </form>
  );
}
