import { Alert, List, Stack } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { LedgerVerification } from '../api/ledger.js';
import { CopyIcon } from '../ui/copy-button.js';
import { ProblemAlert } from '../ui/problem-alert.js';
import { CheckList } from './check-list.js';
import { BROKEN, CHECK_NAMES } from './verification-words.js';

interface VerificationResultProps {
  readonly found: LedgerVerification;
  readonly tookMs: number;
}

const number = new Intl.NumberFormat('en');

/** What a check of the books found. */
export function VerificationResult({ found, tookMs }: VerificationResultProps) {
  return (
    <Stack gap="md">
      {found.is_valid ? <AllIsWell found={found} tookMs={tookMs} /> : <Wrong found={found} />}
      <dl className="pair">
        <dt>Operations</dt>
        <dd>
          {number.format(found.operations)}, {number.format(found.sealed_operations)} of them sealed
        </dd>
        <dt>Entries</dt>
        <dd>{number.format(found.entries)}</dd>
        <dt>Accounts</dt>
        <dd>{number.format(found.accounts)}</dd>
        <dt>Blocks</dt>
        <dd>{number.format(found.blocks)}</dd>
        <dt>Newest hash</dt>
        <dd>
          <span className="mono">{found.head}</span> <CopyIcon text={found.head} what="hash" />
        </dd>
      </dl>
      <CheckList problems={found.problems} />
    </Stack>
  );
}

function AllIsWell({ found, tookMs }: VerificationResultProps) {
  return (
    <Alert
      variant="light"
      color="green"
      role="status"
      icon={<IconCircleCheck size={18} />}
      title="All is well"
      styles={{
        title: { color: 'var(--mantine-color-text)' },
        message: { color: 'var(--mantine-color-text)' },
      }}
    >
      {number.format(found.entries)} entries and {number.format(found.blocks)} blocks agree with the
      books, as read in {(tookMs / 1000).toFixed(1)} s.
    </Alert>
  );
}

function Wrong({
  found: { problems, broken_blocks: broken },
}: Pick<VerificationResultProps, 'found'>) {
  const kinds = CHECK_NAMES.filter((name) => problems[name] > 0).length;
  return (
    <ProblemAlert title="The books are not sound">
      {kinds > 0 && `${kinds} of ${CHECK_NAMES.length} checks failed. `}
      {broken.length > 0 && (
        <>
          {`${broken.length} ${broken.length === 1 ? 'block does' : 'blocks do'} not fit:`}
          <List size="sm" mt={6}>
            {broken.map(({ number: at, reason }) => (
              <List.Item key={`${at}${reason}`}>
                Block {at}: {BROKEN[reason]}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </ProblemAlert>
  );
}
