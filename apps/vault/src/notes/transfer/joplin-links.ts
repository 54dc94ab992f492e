const LINK = /\]\(:\/([0-9a-f]{32})(?:#[^)\s]{0,200})?\)/g;
/** How Joplin writes a picture whose size was changed. */
const PICTURE = /<img\b[^<>]{0,500}\bsrc=["']:\/([0-9a-f]{32})["'][^<>]{0,500}>/gi;

/** What the links and pictures of a text of Joplin name, each once. */
export function linkedIn(body: string): Set<string> {
  const found = [...body.matchAll(LINK), ...body.matchAll(PICTURE)];
  return new Set(found.map(([, id = '']) => id));
}

/** The text with ids of ours in the place of Joplin's; links to what is not there stay as they are. */
export function withOurIds(body: string, ids: ReadonlyMap<string, string>): string {
  return body
    .replaceAll(PICTURE, (whole, id: string) => (ids.has(id) ? `![](:/${id})` : whole))
    .replaceAll(LINK, (whole, id: string) => {
      const ours = ids.get(id);
      return ours === undefined ? whole : `](${ours})`;
    });
}
