import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { auth } from './clients.js';
import { PEOPLE_MS } from './projects.js';
import type { Invitation, Role } from './shapes.js';

const ALL = '/api/v1/projects/{project}/invitations';
const ONE = `${ALL}/{id}` as const;
const OWN = '/api/v1/invitations';
const OWN_ONE = `${OWN}/{token_or_id}` as const;

/** The open invitations of a project. */
export const invitationsQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'invitations'],
    queryFn: async (): Promise<Invitation[]> => {
      const query = { limit: 100, status: 'pending' } as const;
      return (await dataOf(auth.GET(ALL, { params: { path: { project }, query } }))).items;
    },
    refetchInterval: PEOPLE_MS,
  });

/** The open invitations to whoever is signed in. */
export const ownInvitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: async (): Promise<Invitation[]> => {
    const query = { limit: 100, status: 'pending' } as const;
    return (await dataOf(auth.GET(OWN, { params: { query } }))).items;
  },
});

/** One invitation to whoever is signed in, by the token of its link or its identifier. */
export const ownInvitationQuery = (name: string) =>
  queryOptions({
    queryKey: ['invitations', name],
    queryFn: (): Promise<Invitation> => dataOf(auth.GET(OWN_ONE, named(name))),
  });

export const invite = (project: string, body: { email: string; role: Role }): Promise<Invitation> =>
  dataOf(auth.POST(ALL, { params: { path: { project } }, body }));

export const resendInvitation = (project: string, id: string): Promise<Invitation> =>
  dataOf(auth.POST(`${ONE}/resend`, { params: { path: { project, id } } }));

export const revokeInvitation = (project: string, id: string): Promise<object> =>
  dataOf(auth.DELETE(ONE, { params: { path: { project, id } } }));

export const acceptInvitation = (name: string): Promise<Invitation> =>
  dataOf(auth.POST(`${OWN_ONE}/accept`, named(name)));

export const declineInvitation = (name: string): Promise<Invitation> =>
  dataOf(auth.POST(`${OWN_ONE}/decline`, named(name)));

const named = (name: string) => ({ params: { path: { token_or_id: name } } });
