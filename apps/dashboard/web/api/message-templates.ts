import { dataOf, type MessagingComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { messagingOf } from './clients.js';

type Schemas = MessagingComponents['schemas'];
export type Template = Schemas['Template'];
export type TemplateVersion = Schemas['TemplateVersion'];
export type TemplatePreview = Schemas['TemplatePreview'];
export type WantedTemplate = Schemas['CreateTemplate'];
export type WantedPreview = Schemas['RenderTemplate'];

const TEMPLATES = '/api/v1/templates';
const TEMPLATE = `${TEMPLATES}/{template}` as const;

/** Everything that is read of the templates of a project. */
export const templatesKey = (project: string) => ['project', project, 'templates'] as const;

export const templatesQuery = (project: string) =>
  queryOptions({
    queryKey: templatesKey(project),
    queryFn: async (): Promise<Template[]> => {
      const params = { query: { limit: 100 } };
      return (await dataOf(messagingOf(project).GET(TEMPLATES, { params }))).items;
    },
  });

export const templateQuery = (project: string, template: string) =>
  queryOptions({
    queryKey: [...templatesKey(project), template],
    queryFn: (): Promise<Template> =>
      dataOf(messagingOf(project).GET(TEMPLATE, { params: { path: { template } } })),
  });

/** The versions of a template, newest first. */
export const templateVersionsQuery = (project: string, template: string) =>
  queryOptions({
    queryKey: [...templatesKey(project), template, 'versions'],
    queryFn: async (): Promise<TemplateVersion[]> => {
      const params = { path: { template }, query: { limit: 50 } };
      return (await dataOf(messagingOf(project).GET(`${TEMPLATE}/versions`, { params }))).items;
    },
  });

export const createTemplate = (project: string, body: WantedTemplate): Promise<Template> =>
  dataOf(messagingOf(project).POST(TEMPLATES, { body }));

/** Makes a new version of what the template says. */
export const saveTemplate = (
  project: string,
  template: string,
  { description, default_locale, variables, locales }: WantedTemplate,
): Promise<Template> =>
  dataOf(
    messagingOf(project).PATCH(TEMPLATE, {
      params: { path: { template } },
      body: { description, default_locale, variables, locales },
    }),
  );

export const publishTemplate = (
  project: string,
  template: string,
  version: number,
): Promise<Template> =>
  dataOf(
    messagingOf(project).POST(`${TEMPLATE}/publish`, {
      params: { path: { template } },
      body: { version },
    }),
  );

export const deleteTemplate = (project: string, template: string): Promise<object> =>
  dataOf(messagingOf(project).DELETE(TEMPLATE, { params: { path: { template } } }));

/** What a template that is not kept makes of values. */
export const renderTemplate = (project: string, body: WantedPreview): Promise<TemplatePreview> =>
  dataOf(messagingOf(project).POST(`${TEMPLATES}/render`, { body }));
