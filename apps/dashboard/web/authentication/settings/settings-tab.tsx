import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { authSettingsQuery } from '../../api/auth-settings.js';
import { Loaded } from '../../ui/loaded.js';
import { AnonymousForm } from './anonymous-form.js';
import { CodesForm } from './codes-form.js';
import { KycForm } from './kyc-form.js';
import { MagicLinksForm } from './magic-links-form.js';
import { SecondFactorForm } from './second-factor-form.js';
import { TestNumbersForm } from './test-numbers-form.js';

/** How users sign in, and what they see of it. */
export function SettingsTab({ project }: { readonly project: string }) {
  const settings = useQuery(authSettingsQuery(project));
  return (
    <Loaded query={settings}>
      {(found) => (
        <Stack key={found.updated_at}>
          <SecondFactorForm project={project} current={found.two_factor.policy} />
          <CodesForm project={project} otp={found.otp} />
          <TestNumbersForm project={project} saved={found.otp.test_numbers} />
          <MagicLinksForm project={project} links={found.magic_links} />
          <AnonymousForm project={project} anonymous={found.anonymous_users} />
          <KycForm project={project} kyc={found.kyc} />
        </Stack>
      )}
    </Loaded>
  );
}
