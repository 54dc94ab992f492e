import { dataOf, type PlatformComponents } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { platform } from './clients.js';
import { roomKey, type RoomRef } from './rooms.js';

type Schemas = PlatformComponents['schemas'];
export type Ingress = Schemas['Ingress'];
export type NewIngress = Schemas['NewIngress'];
export type WantedIngress = Schemas['CreateIngress'];

const ALL = '/v1/projects/{project}/costream/ingresses';
const ONE = `${ALL}/{ingress}` as const;
const MOST = 100;

/** What programs send into a room. */
export const ingressesQuery = (ref: RoomRef) =>
  queryOptions({
    queryKey: [...roomKey(ref), 'ingresses'],
    queryFn: async (): Promise<readonly Ingress[]> => {
      const { project, room } = ref;
      const params = { path: { project }, query: { room, limit: MOST } };
      return (await dataOf(platform.GET(ALL, { params }))).items;
    },
  });

/** Its key is in the answer, and nowhere else. */
export const createIngress = (project: string, body: WantedIngress): Promise<NewIngress> =>
  dataOf(platform.POST(ALL, { params: { path: { project } }, body }));

/** Gives it another key; the old one is of no use any more. */
export const resetIngressKey = (project: string, ingress: string): Promise<NewIngress> =>
  dataOf(platform.POST(`${ONE}/reset-key`, { params: { path: { project, ingress } } }));

export const deleteIngress = (project: string, ingress: string) =>
  dataOf(platform.DELETE(ONE, { params: { path: { project, ingress } } }));
