import { filled, html as write } from './html.js';

describe('html', () => {
  it('escapes what is filled in, in text and in quotes', () => {
    const name = `<script>"a" & 'b'</script>`;
    const safe = '&lt;script&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/script&gt;';
    expect(write`<p title="${name}">${name}</p>`.text).toBe(`<p title="${safe}">${safe}</p>`);
  });

  it('fills texts in: slots with pieces, and escapes both the text and what is plain', () => {
    const parts = { app: write`<b>A</b>`, to: '<x>' };
    expect(filled('R&D of {app} to {to}{gone}.', parts).text).toBe(
      'R&amp;D of <b>A</b> to &lt;x&gt;.',
    );
  });

  it('puts pieces into pieces, lists in order, and nothing for nothing', () => {
    const items = ['a', '<b>'].map((item) => write`<li>${item}</li>`);
    expect(write`<ul>${items}</ul>${null}${undefined}${false}${0}`.text).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li></ul>0',
    );
  });
});
