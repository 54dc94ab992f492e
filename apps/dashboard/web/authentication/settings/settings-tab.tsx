import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { authSettingsQuery } from '../../api/auth-settings.js';
import { Loaded } from '../../ui/loaded.js';
import { AnonymousForm } from './anonymous-form.js';
import { BrandingForm } from './branding-form.js';
import { CodesForm } from './codes-form.js';
import { KycForm } from './kyc-form.js';
import { MagicLinksForm } from './magic-links-form.js';
import { SignInForm } from './sign-in-form.js';

/** How users sign in, and what they see of it. */
export function SettingsTab({ project }: { readonly project: string }) {
  const settings = useQuery(authSettingsQuery(project));
  return (
    <Loaded query={settings}>
      {(found) => (
        <Stack key={found.updated_at}>
          <SignInForm project={project} settings={found} />
          <CodesForm project={project} otp={found.otp} />
          <MagicLinksForm project={project} links={found.magic_links} />
          <AnonymousForm project={project} anonymous={found.anonymous_users} />
          <KycForm project={project} kyc={found.kyc} />
          <BrandingForm project={project} branding={found.branding} />
        </Stack>
      )}
    </Loaded>
  );
}
