import { withoutEntities } from '../markdown/read-markdown.js';

/** What was found, with its words marked: the service escapes all but `<mark>`. */
export function MarkedWords({ html }: { readonly html: string }) {
  const parts = html.split(/(<mark>.*?<\/mark>)/s);
  return (
    <>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          <mark key={at}>{withoutEntities(part.slice(6, -7))}</mark>
        ) : (
          withoutEntities(part)
        ),
      )}
    </>
  );
}
