import { Button } from '@mantine/core';
import { useState } from 'react';
import { Section } from '../../ui/section.js';

/** What the provider posted, for whoever looks for a fault. */
export function RawCard({ raw }: { readonly raw: string | null }) {
  const [isOpen, setOpen] = useState(false);
  if (raw === null || raw === '') return null;
  return (
    <Section title="As the provider sent it">
      <Button
        variant="default"
        size="xs"
        aria-expanded={isOpen}
        style={{ alignSelf: 'flex-start' }}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide' : 'Show'}
      </Button>
      {isOpen && (
        <pre
          className="code-block"
          style={{ whiteSpace: 'pre-wrap', maxHeight: 360 }}
          tabIndex={0}
          aria-label="As the provider sent it"
        >
          {indented(raw)}
        </pre>
      )}
    </Section>
  );
}

function indented(raw: string): string {
  try {
    return JSON.stringify(JSON.parse(raw), null, 2);
  } catch {
    return raw;
  }
}
