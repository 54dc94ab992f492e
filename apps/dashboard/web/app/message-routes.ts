import { createRoute } from '@tanstack/react-router';
import { MESSAGES_TABS, type MessagesTab } from '../messages/messages-tab.js';
import { lazyPage } from './lazy-page.js';
import { projectRoute } from './project-route.js';

const messagesRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/messages',
  validateSearch: (search): { tab?: MessagesTab } => ({
    tab: MESSAGES_TABS.find((tab) => tab === search['tab']),
  }),
  component: lazyPage(() => import('../messages/messages-page.js'), 'MessagesPage'),
});

const messageRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/messages/$message',
  component: lazyPage(() => import('../messages/message/message-page.js'), 'MessagePage'),
});

const inboundMessageRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/messages/inbound/$inbound',
  component: lazyPage(
    () => import('../inbound/message/inbound-message-page.js'),
    'InboundMessagePage',
  ),
});

const batchRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/messages/batches/$batch',
  component: lazyPage(() => import('../message-batches/batch-page.js'), 'BatchPage'),
});

const newTemplateRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/messages/new-template',
  component: lazyPage(() => import('../message-templates/new-template-page.js'), 'NewTemplatePage'),
});

const templateRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/messages/templates/$template',
  component: lazyPage(() => import('../message-templates/template-page.js'), 'TemplatePage'),
});

const mailDomainRoute = createRoute({
  getParentRoute: () => projectRoute,
  path: '/messages/domains/$domain',
  component: lazyPage(() => import('../mail-domains/mail-domain-page.js'), 'MailDomainPage'),
});

/** The pages of what a project sends. */
export const messageRoutes = [
  messagesRoute,
  messageRoute,
  inboundMessageRoute,
  batchRoute,
  newTemplateRoute,
  templateRoute,
  mailDomainRoute,
] as const;
