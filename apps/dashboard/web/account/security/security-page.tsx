import { Stack, Title } from '@mantine/core';
import { Page } from '../../ui/page.js';
import { SessionTable } from '../session-table.js';
import { FactorsSection } from './factors-section.js';
import { RecoveryCodesSection } from './recovery-codes-section.js';

/** What keeps an account safe: second factors, recovery codes, where it is signed in. */
export function SecurityPage() {
  return (
    <Page
      title="Account security"
      text="A second factor protects your projects when somebody else reads your messages."
    >
      <FactorsSection />
      <RecoveryCodesSection />
      <Stack gap="sm">
        <Title order={2}>Sessions</Title>
        <SessionTable />
      </Stack>
    </Page>
  );
}
