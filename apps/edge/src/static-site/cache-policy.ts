const YEAR_S = 31_536_000;
const HEX_HASH = /[.-](?=[a-f]*\d)[0-9a-f]{8,64}\.\w+$/;
const BUILD_FOLDER = /^\/(assets|_next\/static|_app\/immutable|_astro|static\/(js|css|media))\//;
const BUILD_HASH = /[.-](?=[A-Za-z_-]*\d)[\w-]{8,64}\.\w+$/;

/**
 * How long a file may be kept. Only a name with a content hash may be kept without asking again;
 * a name that merely looks like it is safe too, as it is then just asked for more often.
 */
export function cacheControlFor(path: string): string {
  const immutable = HEX_HASH.test(path) || (BUILD_FOLDER.test(path) && BUILD_HASH.test(path));
  return immutable ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=0, must-revalidate';
}
