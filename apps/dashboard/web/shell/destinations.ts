import {
  IconArchive,
  type Icon,
  IconActivity,
  IconApps,
  IconBroadcast,
  IconAddressBook,
  IconCalendar,
  IconArrowsExchange,
  IconBan,
  IconBox,
  IconChartBar,
  IconChecklist,
  IconCreditCard,
  IconCurrentLocation,
  IconDatabase,
  IconFileImport,
  IconFolder,
  IconFingerprint,
  IconId,
  IconInbox,
  IconKey,
  IconLayoutDashboard,
  IconLock,
  IconMail,
  IconMap2,
  IconMovie,
  IconNotes,
  IconPhoto,
  IconRocket,
  IconScale,
  IconSend,
  IconServer,
  IconServerCog,
  IconSettings,
  IconShieldCheck,
  IconStack2,
  IconUser,
  IconUsers,
  IconUsersGroup,
  IconWallet,
  IconWebhook,
} from '@tabler/icons-react';

/** A page of the side navigation; `key`, where it has one, is what follows `g` on the keyboard. */
export interface Destination {
  readonly label: string;
  readonly to: string;
  readonly icon: Icon;
  readonly key?: string;
}

const GENERAL: readonly Destination[] = [
  { label: 'Projects', to: '/', icon: IconStack2, key: 'p' },
  { label: 'Engines', to: '/engines', icon: IconServerCog, key: 'e' },
  { label: 'Account', to: '/account', icon: IconUser, key: 'u' },
];

/** The pages that can be reached from here. */
export function destinationsOf(project: string | undefined) {
  if (project === undefined) return { project: [], payments: [], vault: [], general: GENERAL };
  const base = `/projects/${project}`;
  const pages: readonly Destination[] = [
    { label: 'Overview', to: base, icon: IconLayoutDashboard, key: 'o' },
    { label: 'Apps', to: `${base}/apps`, icon: IconRocket, key: 'a' },
    { label: 'Servers', to: `${base}/servers`, icon: IconServer, key: 'v' },
    { label: 'Databases', to: `${base}/databases`, icon: IconDatabase, key: 'b' },
    { label: 'Rooms', to: `${base}/rooms`, icon: IconUsersGroup },
    { label: 'Authentication', to: `${base}/auth`, icon: IconFingerprint, key: 'i' },
    { label: 'Identity checks', to: `${base}/kyc`, icon: IconId, key: 'd' },
    { label: 'Products', to: `${base}/products`, icon: IconApps, key: 'r' },
    { label: 'API keys', to: `${base}/keys`, icon: IconKey, key: 'k' },
    { label: 'Messages', to: `${base}/messages`, icon: IconMail, key: 'n' },
    { label: 'Outbox', to: `${base}/outbox`, icon: IconInbox, key: 'm' },
    { label: 'Message providers', to: `${base}/message-providers`, icon: IconSend, key: 'l' },
    { label: 'Consent', to: `${base}/consent`, icon: IconBan, key: 'x' },
    { label: 'Videos', to: `${base}/videos`, icon: IconMovie, key: 'z' },
    { label: 'Live streams', to: `${base}/live-streams`, icon: IconBroadcast },
    { label: 'Maps', to: `${base}/maps`, icon: IconMap2 },
    { label: 'Tracking', to: `${base}/tracking`, icon: IconCurrentLocation },
    { label: 'Webhooks', to: `${base}/webhooks`, icon: IconWebhook, key: 'w' },
    { label: 'Activity', to: `${base}/activity`, icon: IconActivity, key: 'y' },
    { label: 'Usage', to: `${base}/usage`, icon: IconChartBar, key: 'c' },
    { label: 'Members', to: `${base}/members`, icon: IconUsers, key: 't' },
    { label: 'Settings', to: `${base}/settings`, icon: IconSettings, key: 's' },
  ];
  return { project: pages, payments: paymentsOf(base), vault: vaultOf(base), general: GENERAL };
}

/** The pages of Payments. */
const paymentsOf = (base: string): readonly Destination[] => [
  { label: 'Wallets', to: `${base}/wallets`, icon: IconWallet, key: 'f' },
  { label: 'Transfers', to: `${base}/transfers`, icon: IconArrowsExchange, key: 'j' },
  { label: 'Holds', to: `${base}/holds`, icon: IconLock, key: 'h' },
  { label: 'Escrows', to: `${base}/escrows`, icon: IconScale, key: 'q' },
  { label: 'Money in and out', to: `${base}/payments`, icon: IconCreditCard },
  { label: 'Reconciliation', to: `${base}/reconciliation`, icon: IconFileImport },
  { label: 'Ledger', to: `${base}/ledger`, icon: IconShieldCheck },
];

/** The pages of Vault. */
const vaultOf = (base: string): readonly Destination[] => [
  { label: 'Files', to: `${base}/vault/files`, icon: IconFolder },
  { label: 'Photos', to: `${base}/vault/photos`, icon: IconPhoto },
  { label: 'Notes', to: `${base}/vault/notes`, icon: IconNotes },
  { label: 'Tasks', to: `${base}/vault/tasks`, icon: IconChecklist },
  { label: 'Calendar', to: `${base}/vault/calendar`, icon: IconCalendar },
  { label: 'Contacts', to: `${base}/vault/contacts`, icon: IconAddressBook },
  { label: 'Retention', to: `${base}/vault/retention`, icon: IconArchive },
  { label: 'Spaces', to: `${base}/vault/spaces`, icon: IconBox },
];
