import { dataOf, type MessagingComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { messagingOf } from './clients.js';

type Schemas = MessagingComponents['schemas'];
export type MailDomain = Schemas['SendingDomain'];
export type MailRecord = MailDomain['records'][number];
export type WantedMailDomain = Schemas['CreateSendingDomain'];

const DOMAINS = '/api/v1/domains';
const DOMAIN = `${DOMAINS}/{id}` as const;

/** The domains that a project sends mail from. */
export const mailDomainsQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'mail-domains'],
    queryFn: async (): Promise<MailDomain[]> => {
      const params = { query: { limit: 100 } };
      return (await dataOf(messagingOf(project).GET(DOMAINS, { params }))).items;
    },
  });

export const mailDomainQuery = (project: string, id: string) =>
  queryOptions({
    queryKey: ['project', project, 'mail-domains', id],
    queryFn: (): Promise<MailDomain> =>
      dataOf(messagingOf(project).GET(DOMAIN, { params: { path: { id } } })),
  });

export const createMailDomain = (project: string, body: WantedMailDomain): Promise<MailDomain> =>
  dataOf(messagingOf(project).POST(DOMAINS, { body }));

/** Looks the records up now. */
export const checkMailDomain = (project: string, id: string): Promise<MailDomain> =>
  dataOf(messagingOf(project).POST(`${DOMAIN}/verify`, { params: { path: { id } } }));

export const deleteMailDomain = (project: string, id: string): Promise<object> =>
  dataOf(messagingOf(project).DELETE(DOMAIN, { params: { path: { id } } }));
