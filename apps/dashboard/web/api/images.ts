import { dataOf } from '@skydeck/sdk';
import { queryOptions } from '@tanstack/react-query';
import { platform } from './clients.js';
import type { Image, WantedImage } from './shapes.js';

const IMAGES = '/v1/projects/{project}/images';
const IMAGE = `${IMAGES}/{image}` as const;
const POLL_MS = 1500;

/** The images of the catalogue and those of the project. */
export const imagesQuery = (project: string) =>
  queryOptions({
    queryKey: ['project', project, 'images'],
    queryFn: async (): Promise<Image[]> => {
      const params = { path: { project }, query: { limit: 100 } };
      const list = await dataOf(platform.GET(IMAGES, { params }));
      return list.items;
    },
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'building') ? POLL_MS : false,
  });

export const createImage = (project: string, body: WantedImage): Promise<Image> =>
  dataOf(platform.POST(IMAGES, { params: { path: { project } }, body }));

export const buildImage = (project: string, image: string): Promise<Image> =>
  dataOf(platform.POST(`${IMAGE}/build`, { params: { path: { project, image } } }));

export const deleteImage = (project: string, image: string): Promise<object> =>
  dataOf(platform.DELETE(IMAGE, { params: { path: { project, image } } }));
