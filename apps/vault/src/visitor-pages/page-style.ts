/** The style of pages for visitors: for phones first, in light and dark. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --page: #f3f5f9; --card: #fff; --text: #14171f; --soft: #5a6371; --line: #d8dde6; --well: #f4f6fa;
  --accent: #2353d4; --accent-deep: #1b43ae; --on-accent: #fff; --tint: #eaf0ff; --field: #fff; --border: #868e9b;
  --good: #14713a; --good-back: #e7f6ec; --wrong: #b0271b; --wrong-back: #fdf0ee;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0c0e12; --card: #16191f; --text: #edf0f5; --soft: #a5aebc; --line: #343b47; --well: #1d222b;
    --accent: #8fb2ff; --accent-deep: #adc6ff; --on-accent: #0b1020; --tint: #1c2a4a; --field: #0f1217; --border: #707a89;
    --good: #74d79a; --good-back: #12291b; --wrong: #ff9e94; --wrong-back: #331a1a;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; -webkit-font-smoothing: antialiased; }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1.25rem 3rem; background: var(--card); min-height: 100vh; min-height: 100svh; }
main.wide { max-width: 62rem; }
h1 { font-size: 1.625rem; line-height: 1.2; letter-spacing: -.02em; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1rem; line-height: 1.3; margin: 0; }
p { margin: 0; }
a { color: var(--accent); text-underline-offset: .2em; }
header { margin-bottom: 1.5rem; }
.about { color: var(--soft); margin-top: .375rem; overflow-wrap: anywhere; }
.text { margin-top: 1rem; white-space: pre-line; overflow-wrap: anywhere; max-width: 42rem; }
.note { padding: .75rem 1rem; border-radius: .625rem; margin-bottom: 1.25rem; font-weight: 500; overflow-wrap: anywhere; }
.note.good { background: var(--good-back); color: var(--good); }
.note.wrong { background: var(--wrong-back); color: var(--wrong); }
.bar { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: end; justify-content: space-between; padding-bottom: 1rem; margin-bottom: 1.25rem; border-bottom: 1px solid var(--line); }
.zone { display: flex; gap: .5rem; align-items: end; min-width: 0; flex: 1 1 20rem; max-width: 28rem; margin: 0; }
.zone div { min-width: 0; flex: 1; }
.zone label { font-size: .8125rem; margin-bottom: .25rem; }
.zone button { width: auto; }
.pages { display: flex; gap: .5rem; }
.days { display: grid; gap: 1.5rem; }
.day h2 { margin-bottom: .625rem; }
.day h2 span { display: block; color: var(--soft); font-weight: 450; font-size: .875rem; }
.times { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr)); gap: .5rem; }
.times a { display: block; text-align: center; padding: .625rem .25rem; min-height: 2.75rem; border-radius: .625rem; border: 1px solid var(--line); background: var(--card); text-decoration: none; font-weight: 600; font-variant-numeric: tabular-nums; }
.times a:hover { background: var(--tint); border-color: var(--accent); }
.nothing { padding: 2.5rem 1rem; text-align: center; color: var(--soft); background: var(--well); border-radius: .875rem; }
.nothing > * + * { margin-top: 1rem; }
dl { margin: 0 0 1.5rem; padding: 1rem 1.125rem; background: var(--well); border-radius: .875rem; display: grid; gap: .75rem; }
dt { color: var(--soft); font-size: .8125rem; }
dd { margin: 0; font-weight: 550; overflow-wrap: anywhere; }
dd small { display: block; font-weight: 450; font-size: .875rem; color: var(--soft); }
label { display: block; font-weight: 550; font-size: .9375rem; margin-bottom: .375rem; }
label span { color: var(--soft); font-weight: 450; }
.field { margin-bottom: 1rem; }
.hint { color: var(--soft); font-size: .875rem; margin-top: .375rem; }
.mistake { color: var(--wrong); font-size: .875rem; font-weight: 500; margin-top: .375rem; }
input:not([type=hidden]), textarea, select { display: block; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit; color: inherit; background: var(--field); border: 1px solid var(--border); border-radius: .625rem; }
textarea { min-height: 6rem; resize: vertical; }
[aria-invalid=true] { border-color: var(--wrong) !important; }
button, .button { display: block; width: 100%; min-height: 2.75rem; padding: .5625rem 1rem; font: inherit; font-weight: 600; line-height: 1.5; text-align: center; text-decoration: none; border-radius: .625rem; border: 1px solid var(--accent); background: var(--accent); color: var(--on-accent); cursor: pointer; }
button:hover, .button:hover { background: var(--accent-deep); border-color: var(--accent-deep); }
.second { background: var(--card); color: var(--text); border-color: var(--border); }
.second:hover { background: var(--well); border-color: var(--border); }
.danger { background: var(--card); color: var(--wrong); border-color: var(--wrong); }
.danger:hover { background: var(--wrong-back); border-color: var(--wrong); }
.actions { display: grid; gap: .75rem; margin-top: 1.25rem; }
.pages .button { width: auto; }
details { border: 1px solid var(--line); border-radius: .625rem; }
summary { padding: .5625rem 1rem; min-height: 2.75rem; cursor: pointer; font-weight: 600; text-align: center; list-style: none; border-radius: .625rem; }
summary::-webkit-details-marker { display: none; }
summary:hover { background: var(--well); }
details[open] summary { border-bottom: 1px solid var(--line); border-radius: .625rem .625rem 0 0; }
details > div { padding: 1rem; display: grid; gap: .75rem; }
.badge { width: 3.5rem; height: 3.5rem; border-radius: 50%; display: grid; place-items: center; margin-bottom: 1rem; background: var(--good-back); color: var(--good); }
.badge.off { background: var(--well); color: var(--soft); }
.badge svg { width: 1.75rem; height: 1.75rem; fill: none; stroke: currentColor; stroke-width: 2.25; stroke-linecap: round; stroke-linejoin: round; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (min-width: 40rem) {
  main { margin: 3rem auto; padding: 2.25rem 2.5rem 2.5rem; min-height: 0; border-radius: 1.25rem; box-shadow: 0 0 0 1px var(--line), 0 16px 40px -16px rgb(16 24 40 / .18); }
  main.wide .days { grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: 2rem 1.25rem; }
  main.wide .times { grid-template-columns: 1fr; }
}
@media (forced-colors: active) { button, .button, .times a { border-color: ButtonText; } }
`;
