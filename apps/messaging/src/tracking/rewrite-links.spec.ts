import { rewriteLinks, withPixel } from './rewrite-links.js';

const rewrite = (html: string) =>
  rewriteLinks(html, {
    isLeft: (url) => url.startsWith('https://own.example/p/'),
    insteadOf: (position) => `https://own.example/t/${position}`,
  });

describe('rewriteLinks', () => {
  it('puts its own address in the place of each, once for the same', () => {
    const html = `<p title="a href='x'"><A class='b' HREF = 'https://a.example/?x=1&amp;y=2'>one</A>
      <a href="https://b.example">two</a> <a href="https://a.example/?x=1&y=2">again</a></p>`;
    const { html: rewritten, urls } = rewrite(html);
    expect(urls).toEqual(['https://a.example/?x=1&y=2', 'https://b.example/']);
    expect(rewritten.match(/own\.example\/t\/\d/g)).toEqual([
      'own.example/t/0',
      'own.example/t/1',
      'own.example/t/0',
    ]);
    expect(rewritten).toContain(`<p title="a href='x'"><A class='b' HREF = "`);
  });

  it.each([
    ['our own pages', '<a href="https://own.example/p/unsubscribe/x">Unsubscribe</a>'],
    ['mail', '<a href="mailto:a@example.com">Write</a>'],
    ['telephones', '<a href="tel:+1415">Call</a>'],
    ['programs', '<a href="javascript:alert(1)">x</a>'],
    ['places on the page', '<a href="#top">Up</a>'],
    ['pictures', '<img src="https://a.example/x.png">'],
    ['style sheets', '<link href="https://a.example/x.css" rel="stylesheet">'],
    ['links without an address', '<a name="x">x</a>'],
    ['names that only begin alike', '<abbr href="https://a.example">x</abbr>'],
  ])('leaves %s as they are', (_what, html) => {
    expect(rewrite(html)).toEqual({ html, urls: [] });
  });

  it('ends soon, whatever it is given', () => {
    const html = `<a ${'x="'.repeat(40_000)}`;
    expect(rewrite(html).urls).toEqual([]);
  });
});

describe('withPixel', () => {
  it('stands at the end of the body, or of what there is', () => {
    expect(withPixel('<body>a</BODY></html>', 'u')).toMatch(/^<body>a<img .*><\/BODY><\/html>$/);
    expect(withPixel('a', 'u')).toMatch(/^a<img src="u"/);
  });
});
