import { readableOn, textOn } from './contrast.js';

const CARD = '#ffffff';
const DARK_CARD = '#16191f';

/** The two colours that a project chooses. */
export interface PageColors {
  readonly primary: string;
  readonly background: string;
}

/** The style of every page, in the colours of a project: for phones first, in light and dark. */
export function pageStyle({ primary, background }: PageColors): string {
  return `
:root {
  color-scheme: light dark;
  --accent: ${primary}; --on-accent: ${textOn(primary)};
  --link: ${readableOn(primary, CARD, '#000000')};
  --page: ${background}; --on-page: ${textOn(background)};
  --card: ${CARD}; --text: #14171f; --soft: #5b6472; --line: #d5dae2; --field: #ffffff;
  --wrong: #b42318; --wrong-back: #fef3f2; --well-back: #f0f4fa;
}
@media (prefers-color-scheme: dark) {
  :root {
    --link: ${readableOn(primary, DARK_CARD, '#ffffff')};
    --page: #0c0e12; --on-page: #ffffff;
    --card: ${DARK_CARD}; --text: #eef1f6; --soft: #a3adbb; --line: #343a46; --field: #0f1217;
    --wrong: #ff9d94; --wrong-back: #33191a; --well-back: #1e232c;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; min-height: 100svh; display: flex; flex-direction: column;
  background: var(--card); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  -webkit-font-smoothing: antialiased;
}
main { width: 100%; max-width: 26rem; margin: 0 auto; padding: 2.5rem 1.5rem 2rem; flex: 1; }
header { margin-bottom: 1.75rem; }
.brand { display: flex; align-items: center; gap: .75rem; font-weight: 600; letter-spacing: -.01em; }
.brand img { max-height: 2.5rem; max-width: 11rem; display: block; }
.mark {
  width: 2.5rem; height: 2.5rem; border-radius: .75rem; display: grid; place-items: center;
  background: var(--accent); color: var(--on-accent); font-size: 1.15rem; flex: none;
}
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -.02em; margin: 0 0 .375rem; }
p { margin: 0; }
.lead { color: var(--soft); overflow-wrap: anywhere; }
.lead strong { color: var(--text); font-weight: 600; }
form { margin-top: 1.5rem; }
form.plain { margin-top: 0; display: inline; }
form.next { margin-top: 0; }
label { display: block; font-weight: 550; font-size: .9375rem; margin-bottom: .375rem; }
.field { margin-bottom: 1rem; }
.hint { color: var(--soft); font-size: .875rem; margin-top: .375rem; }
input:not([type=hidden]) {
  width: 100%; min-height: 3rem; padding: .625rem .875rem; font: inherit; color: inherit;
  background: var(--field); border: 1px solid var(--line); border-radius: .625rem;
}
input.code { font-size: 1.5rem; letter-spacing: .5em; text-indent: .5em; text-align: center; font-variant-numeric: tabular-nums; }
input[aria-invalid=true] { border-color: var(--wrong); }
:focus-visible { outline: 3px solid color-mix(in srgb, var(--accent) 55%, transparent); outline-offset: 2px; }
input:focus-visible { outline-offset: 0; border-color: var(--accent); }
button, .button {
  display: block; width: 100%; min-height: 3rem; padding: .625rem 1rem; font: inherit; font-weight: 600;
  border-radius: .625rem; border: 1px solid transparent; cursor: pointer; text-align: center; text-decoration: none;
  background: var(--accent); color: var(--on-accent);
}
button:hover, .button:hover { filter: brightness(1.07); }
button.second, .button.second { background: transparent; color: var(--text); border-color: var(--line); margin-top: .75rem; }
button.second:hover, .button.second:hover { background: var(--well-back); filter: none; }
button.link, a {
  display: inline; width: auto; min-height: 0; padding: 0; border: 0; background: none;
  color: var(--link); font-weight: 550; text-decoration: none; cursor: pointer; text-align: start;
}
button.link:hover, a:hover { text-decoration: underline; filter: none; }
.or { display: flex; align-items: center; gap: .75rem; color: var(--soft); font-size: .875rem; margin: 1.25rem 0 .5rem; }
.or::before, .or::after { content: ""; flex: 1; border-top: 1px solid var(--line); }
.problem {
  margin: 1.25rem 0 -.25rem; padding: .75rem .875rem; border-radius: .625rem;
  background: var(--wrong-back); color: var(--wrong); font-size: .9375rem; font-weight: 500;
}
.who { display: flex; align-items: center; gap: .875rem; padding: .875rem; margin-top: 1.5rem; border: 1px solid var(--line); border-radius: .75rem; }
.who .mark { border-radius: 50%; }
.who div { min-width: 0; }
.who b, .who span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.who span { color: var(--soft); font-size: .875rem; }
ul.scopes { list-style: none; margin: 1.25rem 0 0; padding: .5rem 1rem; background: var(--well-back); border-radius: .75rem; }
ul.scopes li { padding: .5rem 0 .5rem 1.75rem; position: relative; }
ul.scopes li::before { content: "✓"; position: absolute; inset-inline-start: 0; color: var(--link); font-weight: 700; }
.qr { margin-top: 1.25rem; padding: .75rem; background: #fff; border-radius: .75rem; width: fit-content; margin-inline: auto; }
.qr svg { display: block; width: 11rem; height: 11rem; }
code.secret { overflow-wrap: anywhere; color: var(--text); }
.ways { margin-top: 1rem; }
.more { margin-top: 1.5rem; font-size: .9375rem; color: var(--soft); }
.more > * + * { margin-top: .5rem; }
.note { margin-top: 1.5rem; overflow-wrap: anywhere; }
footer { padding: 1rem 1.5rem 1.5rem; text-align: center; font-size: .8125rem; color: var(--soft); }
footer a { color: inherit; font-weight: 450; margin: 0 .5rem; }
.test { background: repeating-linear-gradient(-45deg, #f5b301 0 12px, #e0a200 12px 24px); color: #1c1400; font-size: .8125rem; font-weight: 600; text-align: center; padding: .375rem; }
@media (min-width: 40rem) {
  body { background: var(--page); justify-content: center; }
  main {
    flex: none; padding: 2.5rem; background: var(--card); border-radius: 1.25rem;
    box-shadow: 0 1px 2px rgb(16 24 40 / .06), 0 12px 40px -8px rgb(16 24 40 / .14);
  }
  footer { color: var(--on-page); opacity: .7; }
  .test { position: fixed; inset: 0 0 auto; }
}
@media (min-width: 40rem) and (prefers-color-scheme: dark) {
  main { box-shadow: 0 0 0 1px var(--line); }
}
@media (forced-colors: active) { button { border-color: ButtonText; } }
`;
}
