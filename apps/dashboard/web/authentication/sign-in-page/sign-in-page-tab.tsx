import { useQuery } from '@tanstack/react-query';
import { authSettingsQuery } from '../../api/auth-settings.js';
import { Loaded } from '../../ui/loaded.js';
import { Designer } from './designer.js';

/** The page on which users sign in: how it looks, what it says, what it offers. */
export function SignInPageTab({ project }: { readonly project: string }) {
  const settings = useQuery(authSettingsQuery(project));
  return (
    <Loaded query={settings}>
      {({ branding, sign_in_page, updated_at: at }) => (
        <Designer key={at} project={project} saved={{ branding, sign_in_page }} />
      )}
    </Loaded>
  );
}
