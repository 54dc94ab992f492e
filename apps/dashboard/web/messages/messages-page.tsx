import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { InboundTab } from '../inbound/inbound-tab.js';
import { MailDomainsTab } from '../mail-domains/mail-domains-tab.js';
import { BatchesTab } from '../message-batches/batches-tab.js';
import { TemplatesTab } from '../message-templates/templates-tab.js';
import { useProject } from '../projects/use-project-slug.js';
import { Page } from '../ui/page.js';
import { PageTabs } from '../ui/page-tabs.js';
import { DeliveryTab } from './insight/delivery-tab.js';
import { SettingsTab } from './tracking/settings-tab.js';
import { LogTab } from './list/log-tab.js';
import { MESSAGES_TABS, type MessagesTab } from './messages-tab.js';

interface Tab {
  readonly label: string;
  readonly content: ComponentType<{ readonly project: string }>;
}

const TABS: Readonly<Record<MessagesTab, Tab>> = {
  log: { label: 'Messages', content: LogTab },
  inbound: { label: 'Inbound', content: InboundTab },
  batches: { label: 'Batches', content: BatchesTab },
  delivery: { label: 'Delivery', content: DeliveryTab },
  templates: { label: 'Templates', content: TemplatesTab },
  domains: { label: 'Mail domains', content: MailDomainsTab },
  settings: { label: 'Settings', content: SettingsTab },
};

/** What a project sends, and what it sends it with. */
export function MessagesPage() {
  const project = useProject();
  const { tab } = useSearch({ strict: false });
  const shown = MESSAGES_TABS.find((name) => name === tab) ?? 'log';
  const navigate = useNavigate();
  const show = (wanted: MessagesTab | undefined) =>
    void navigate({
      to: '/projects/$project/messages',
      params: { project },
      search: { tab: wanted },
    });
  const { label, content: Content } = TABS[shown];
  return (
    <Page
      title="Messages"
      part={label}
      text="What this project sends by e-mail, SMS, push and WhatsApp, what became of it, and what people answer."
    >
      <PageTabs
        names={MESSAGES_TABS}
        labelOf={(name) => TABS[name].label}
        shown={shown}
        onShow={show}
      >
        <Content project={project} />
      </PageTabs>
    </Page>
  );
}
