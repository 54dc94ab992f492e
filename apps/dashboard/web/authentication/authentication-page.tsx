import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useProject } from '../projects/use-project-slug.js';
import { Page } from '../ui/page.js';
import { PageTabs } from '../ui/page-tabs.js';
import { SessionsTab } from '../user-sessions/sessions-tab.js';
import { UsersTab } from '../users/users-tab.js';
import { ClientsTab } from './clients/clients-tab.js';
import { CodesTab } from './codes/codes-tab.js';
import { HooksTab } from './hooks/hooks-tab.js';
import { ProvidersTab } from './providers/providers-tab.js';
import { SignInPageTab } from './sign-in-page/sign-in-page-tab.js';
import { SettingsTab } from './settings/settings-tab.js';
import { AUTH_TABS, type AuthTab } from './auth-tab.js';

interface Tab {
  readonly label: string;
  readonly content: ComponentType<{ readonly project: string }>;
}

const TABS: Readonly<Record<AuthTab, Tab>> = {
  users: { label: 'Users', content: UsersTab },
  sessions: { label: 'Sessions', content: SessionsTab },
  codes: { label: 'Codes', content: CodesTab },
  page: { label: 'Sign-in page', content: SignInPageTab },
  providers: { label: 'Providers', content: ProvidersTab },
  clients: { label: 'OpenID clients', content: ClientsTab },
  hooks: { label: 'Hooks', content: HooksTab },
  settings: { label: 'Settings', content: SettingsTab },
};

/** Those who sign in to what a project offers, and how. */
export function AuthenticationPage() {
  const project = useProject();
  const { tab } = useSearch({ strict: false });
  const shown = AUTH_TABS.find((name) => name === tab) ?? 'users';
  const navigate = useNavigate();
  const show = (wanted: AuthTab | undefined) =>
    void navigate({ to: '/projects/$project/auth', params: { project }, search: { tab: wanted } });
  const { content: Content } = TABS[shown];
  return (
    <Page title="Authentication" text="Those who sign in to your product, and how they do.">
      <PageTabs names={AUTH_TABS} labelOf={(name) => TABS[name].label} shown={shown} onShow={show}>
        <Content project={project} />
      </PageTabs>
    </Page>
  );
}
