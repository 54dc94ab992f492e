import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import type { Escrow, EscrowRole } from '../api/escrows.js';
import { Section } from '../ui/section.js';
import { allowedVerbs } from './allowed-verbs.js';
import { ROLE_WORDS, ROLES } from './escrow-words.js';
import type { WantedVerb } from './verbs/verb-dialog.js';
import { VERBS } from './verbs/verb-words.js';

interface EscrowActionsProps {
  readonly escrow: Escrow;
  readonly role: EscrowRole;
  readonly onRole: (role: EscrowRole) => void;
  readonly onVerb: (wanted: WantedVerb) => void;
}

const ENDED = new Set(['released', 'refunded', 'resolved', 'cancelled', 'expired']);

/** What can be done now, in the place of one party. */
export function EscrowActions({ escrow, role, onRole, onVerb }: EscrowActionsProps) {
  if (ENDED.has(escrow.state)) return null;
  const verbs = allowedVerbs(escrow, role);
  return (
    <Section
      title="What can be done"
      text="A project speaks for buyers and sellers. The arbiter may be one account or key only."
    >
      <SegmentedControl
        aria-label="Act as"
        value={role}
        onChange={(value) => onRole(ROLES.find((one) => one === value) ?? role)}
        data={ROLES.map((value) => ({ value, label: ROLE_WORDS[value] }))}
        style={{ alignSelf: 'flex-start' }}
      />
      {verbs.length === 0 ? (
        <Text size="sm" c="dimmed">
          The {role} can do nothing now.
        </Text>
      ) : (
        <Group gap="xs">
          {verbs.map((verb, index) => (
            <Button
              key={verb}
              variant={index === 0 ? 'filled' : 'default'}
              onClick={() => onVerb({ verb, role })}
            >
              {VERBS[verb].button}
            </Button>
          ))}
        </Group>
      )}
    </Section>
  );
}
