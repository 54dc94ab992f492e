import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { auth } from './clients.js';
import type { AuthSettings, AuthSettingsChange } from './shapes.js';

const SETTINGS = '/api/v1/projects/{project}/auth-settings';

/** How users of a project sign in, in the mode that is chosen. */
export const authSettingsQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'auth-settings'],
    queryFn: (): Promise<AuthSettings> =>
      dataOf(auth.GET(SETTINGS, { params: { path: { project } } })),
  });

export const changeAuthSettings = (
  project: string,
  body: AuthSettingsChange,
): Promise<AuthSettings> => dataOf(auth.PATCH(SETTINGS, { params: { path: { project } }, body }));
