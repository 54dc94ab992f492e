import { Text } from '@mantine/core';
import type { Domain } from '../api/shapes.js';
import { Status } from '../ui/status.js';
import { Time } from '../ui/time.js';

type Certificate = Domain['certificate'];

const STATES: Readonly<Record<Certificate['status'], { value: string; label: string }>> = {
  off: { value: 'disabled', label: 'No authority is set up' },
  waiting: { value: 'waiting', label: 'Waits for the ownership' },
  issuing: { value: 'issuing', label: 'Being issued' },
  issued: { value: 'active', label: 'Issued' },
  failed: { value: 'failed', label: 'Failed, tried again' },
};

/** The certificate of a name: its state, its end, and what went wrong. */
export function CertificateText({ certificate }: { readonly certificate: Certificate }) {
  const { status, not_after: end, next_at: next, problem } = certificate;
  return (
    <>
      <Status {...STATES[status]} />
      {end && (
        <Text size="xs" c="dimmed">
          expires <Time key={end} at={end} />
          {next && (
            <>
              , renewed <Time key={next} at={next} />
            </>
          )}
        </Text>
      )}
      {problem && (
        <Text size="xs" c="dimmed" className="wrap">
          {problem}
        </Text>
      )}
    </>
  );
}
