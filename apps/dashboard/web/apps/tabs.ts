import type { ComponentType } from 'react';
import { MetricsTab } from '../app-metrics/metrics-tab.js';
import { DeploymentsTab } from '../deployments/deployments-tab.js';
import { DomainsTab } from '../domains/domains-tab.js';
import { EdgeRulesTab } from '../edge-rules/edge-rules-tab.js';
import { EnvironmentTab } from '../environment/environment-tab.js';
import { SourceTab } from '../hooks/source-tab.js';
import { JobsTab } from '../jobs/jobs-tab.js';
import { PreviewsTab } from '../previews/previews-tab.js';
import { ReleasesTab } from '../releases/releases-tab.js';
import { ScalingTab } from '../scaling/scaling-tab.js';
import { TerminalTab } from '../terminal/terminal-tab.js';
import type { AppTab, AppTabProps } from './app-tab.js';
import { AppSettings } from './app-settings.js';
import { OverviewTab } from './overview-tab.js';
import { RuntimeLog } from './runtime-log.js';

interface Tab {
  readonly label: string;
  readonly content: ComponentType<AppTabProps>;
}

const TABS: Readonly<Record<AppTab, Tab>> = {
  overview: { label: 'Overview', content: OverviewTab },
  deployments: { label: 'Deployments', content: DeploymentsTab },
  releases: { label: 'Releases', content: ReleasesTab },
  logs: { label: 'Logs', content: RuntimeLog },
  metrics: { label: 'Metrics', content: MetricsTab },
  environment: { label: 'Environment', content: EnvironmentTab },
  domains: { label: 'Domains', content: DomainsTab },
  edge: { label: 'Edge rules', content: EdgeRulesTab },
  scaling: { label: 'Scaling', content: ScalingTab },
  jobs: { label: 'Jobs', content: JobsTab },
  terminal: { label: 'Terminal', content: TerminalTab },
  source: { label: 'Source', content: SourceTab },
  previews: { label: 'Previews', content: PreviewsTab },
  settings: { label: 'Settings', content: AppSettings },
};

/** What a tab is called and shows. */
export const tabOf = (name: AppTab): Tab => TABS[name];
