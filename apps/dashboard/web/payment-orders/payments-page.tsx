import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { ProvidersTab } from '../payment-providers/providers-tab.js';
import { useProject } from '../projects/use-project-slug.js';
import { Page } from '../ui/page.js';
import { PageTabs } from '../ui/page-tabs.js';
import { PayinsTab } from './payins-tab.js';
import { PAYMENTS_TABS, type PaymentsTab } from './payments-tab.js';
import { PayoutsTab } from './payouts-tab.js';

interface Tab {
  readonly label: string;
  readonly content: ComponentType<{ readonly project: string }>;
}

const TABS: Readonly<Record<PaymentsTab, Tab>> = {
  payins: { label: 'Pay-ins', content: PayinsTab },
  payouts: { label: 'Payouts', content: PayoutsTab },
  providers: { label: 'Providers', content: ProvidersTab },
};

/** Money that comes in and goes out, and who carries it. */
export function PaymentsPage() {
  const project = useProject();
  const { tab } = useSearch({ strict: false });
  const shown = PAYMENTS_TABS.find((name) => name === tab) ?? 'payins';
  const navigate = useNavigate();
  const { label, content: Content } = TABS[shown];
  return (
    <Page
      title="Money in and out"
      part={label}
      text="What comes in from cards, accounts and phones, what is paid out to them, and who carries it."
    >
      <PageTabs
        names={PAYMENTS_TABS}
        labelOf={(name) => TABS[name].label}
        shown={shown}
        onShow={(wanted) => void navigate({ to: '.', search: { tab: wanted } })}
      >
        <Content project={project} />
      </PageTabs>
    </Page>
  );
}
