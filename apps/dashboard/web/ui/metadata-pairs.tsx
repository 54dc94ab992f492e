/** What a project keeps with something, as pairs of a list. */
export function MetadataPairs({
  metadata,
}: {
  readonly metadata: Readonly<Record<string, string>>;
}) {
  return Object.entries(metadata).map(([name, value]) => (
    <div key={name} style={{ display: 'contents' }}>
      <dt className="mono wrap">{name}</dt>
      <dd>{value}</dd>
    </div>
  ));
}
