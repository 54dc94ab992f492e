import { markedHtml, MARK_END, MARK_START } from './marked-html.js';

it('marks words, and lets no other markup through', () => {
  const text = `<script>alert("${MARK_START}1${MARK_END}")</script> & 'more'`;
  expect(markedHtml(text)).toBe(
    '&lt;script&gt;alert(&quot;<mark>1</mark>&quot;)&lt;/script&gt; &amp; &#39;more&#39;',
  );
});
