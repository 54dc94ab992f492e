import { noteIn, readMarkdown, safeHref, withoutEntities } from './read-markdown.js';

const inline = (markdown: string) => {
  const [paragraph] = readMarkdown(markdown);
  return (paragraph as { tokens: { type: string; raw: string }[] }).tokens;
};

describe('markdown of notes', () => {
  it('has links between notes, but not in code', () => {
    expect(inline('See [[Garden | the beds]] and `[[Code]]`')).toMatchObject([
      { type: 'text' },
      { type: 'wiki', target: 'Garden', words: 'the beds' },
      { type: 'text' },
      { type: 'codespan' },
    ]);
    expect(inline('[[ ]]')).toMatchObject([{ type: 'text' }]);
  });

  it.each([
    ['https://example.com/a', 'https://example.com/a'],
    ['mailto:ada@example.com', 'mailto:ada@example.com'],
    ['javascript:alert(1)', undefined],
    ['JaVaScRiPt:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['/account', undefined],
    ['//evil.example', 'https://evil.example/'],
  ])('leads from %s to %s', (href, to) => {
    expect(safeHref(href)).toBe(to);
  });

  it('names notes by their ids', () => {
    const id = 'nte_01k9v3aaaaaaaaaaaaaaaaaaaa';
    expect([noteIn(id), noteIn(`note:${id}`), noteIn('nte_short')]).toEqual([id, id, undefined]);
  });

  it('has characters by their names', () => {
    expect(withoutEntities('a &amp; b &lt;i&gt; &#39;&#x41; &nope; &#0;')).toBe(
      "a & b <i> 'A &nope; &#0;",
    );
  });
});
