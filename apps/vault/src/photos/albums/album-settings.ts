import { quotaSetting, RowQuota } from '@skydeck/limits';

/** What can be set of albums. */
export const albumConfig = {
  QUOTA_ALBUMS: quotaSetting(10_000, 'Albums that one project may have'),
};

/** How many albums a project may have. */
export const albumQuotas = ({ QUOTA_ALBUMS }: { readonly QUOTA_ALBUMS: number }) => [
  new RowQuota('albums', QUOTA_ALBUMS, 'select count(*) from album where project_id = $1'),
];
