/** The header that makes browsers save under a name: RFC 6266 with the encoding of RFC 8187. */
export function attachmentNamed(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7E]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
