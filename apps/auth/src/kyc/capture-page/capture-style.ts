/** What the page needs beyond the style of every hosted page. */
export const CAPTURE_STYLE = `
.icon { width: 1.5rem; height: 1.5rem; flex: none; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
h1:focus { outline: none; }
#screen > * + * { margin-top: 1rem; }
#screen h1 + .lead { margin-top: .375rem; }
.step { color: var(--soft); font-size: .8125rem; font-weight: 600; letter-spacing: .02em; margin-bottom: -.75rem; }
.choice { display: flex; align-items: center; gap: .875rem; padding: .875rem 1rem; margin-bottom: .75rem; border: 1px solid var(--line); border-radius: .875rem; cursor: pointer; font-weight: 400; }
.choice:hover { background: var(--well-back); }
.choice:has(input:checked) { border-color: var(--link); box-shadow: inset 0 0 0 1px var(--link); background: var(--well-back); }
.choice input:not([type=hidden]) { order: 3; width: 1.25rem; min-height: 0; height: 1.25rem; margin: 0 0 0 auto; padding: 0; accent-color: var(--link); flex: none; }
.choice .icon { width: 2rem; height: 2rem; color: var(--link); }
.choice b { display: block; font-weight: 600; }
.choice .hint { margin: 0; display: block; }
.note { display: flex; gap: .5rem; align-items: center; color: var(--soft); font-size: .8125rem; }
.note .icon { width: 1.125rem; height: 1.125rem; }
.stage { position: relative; overflow: hidden; border-radius: 1rem; background: #0b0d12; aspect-ratio: 4 / 3; }
.stage video { position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover; }
.stage .frame { position: absolute; inset: 0; margin: auto; width: 90%; aspect-ratio: 1.586; border: 3px solid rgb(255 255 255 / .85); border-radius: .875rem; box-shadow: 0 0 0 100vmax rgb(8 10 15 / .5); transition: border-color .2s; }
.stage.page .frame { aspect-ratio: 1.42; width: 92%; }
.stage.page .frame::after { content: ""; position: absolute; inset: auto 3% 5%; height: 20%; border: 2px dashed rgb(255 255 255 / .65); border-radius: .375rem; }
.stage.face { aspect-ratio: 1; }
.stage.face video { transform: scaleX(-1); }
.stage.face .frame { width: 58%; aspect-ratio: .76; border-radius: 50%; }
.stage[data-seen=good] .frame { border-color: #4ade80; }
.stage[data-seen=dark] .frame, .stage[data-seen=glare] .frame, .stage[data-seen=soft] .frame { border-color: #fbbf24; }
.live { display: flex; align-items: center; justify-content: center; gap: .5rem; min-height: 1.5rem; font-weight: 550; font-size: .9375rem; }
#screen > .stage + .live { margin-top: .625rem; }
#screen > .live + * { margin-top: .625rem; }
.live::before { content: ""; width: .625rem; height: .625rem; border-radius: 50%; background: var(--line); flex: none; }
.live[data-seen=good]::before { background: #22c55e; }
.live[data-seen=dark]::before, .live[data-seen=glare]::before, .live[data-seen=soft]::before { background: #f59e0b; }
button:disabled { opacity: .5; cursor: default; filter: none; }
[hidden] { display: none !important; }
.file { display: block; text-align: center; font-weight: 550; color: var(--link); cursor: pointer; padding: .5rem; border-radius: .5rem; position: relative; }
.file:hover span { text-decoration: underline; }
.file input:not([type=hidden]) { position: absolute; inset: 0; opacity: 0; min-height: 0; height: 100%; cursor: pointer; }
.file:focus-within { outline: 3px solid color-mix(in srgb, var(--accent) 55%, transparent); }
.problem { margin: 0; }
#screen > div:empty { display: none; }
.shot { display: block; width: 100%; max-height: 60vh; object-fit: contain; border-radius: 1rem; background: var(--well-back); }
progress { width: 100%; height: .5rem; accent-color: var(--link); }
.pictures { display: grid; gap: 1rem; }
figure { margin: 0; border: 1px solid var(--line); border-radius: 1rem; overflow: hidden; }
figure img { display: block; width: 100%; aspect-ratio: 1.5; object-fit: cover; background: var(--well-back); }
figcaption { display: flex; justify-content: space-between; align-items: center; padding: .625rem 1rem; font-weight: 550; font-size: .9375rem; }
.badge { width: 4rem; height: 4rem; border-radius: 50%; display: grid; place-items: center; background: var(--well-back); color: var(--soft); }
.badge .icon { width: 2rem; height: 2rem; stroke-width: 2; }
.badge.verified { background: #dcfce7; color: #15803d; }
.badge.needs_review { background: #e0edff; color: #1d4ed8; }
.badge.requires_input { background: #fef3c7; color: #92400e; }
.reasons { margin: 0; padding: .875rem 1rem .875rem 2rem; background: var(--well-back); border-radius: .875rem; }
blockquote { margin: 0; padding: .25rem 1rem; border-inline-start: 3px solid var(--line); color: var(--soft); }
.spinner { width: 3rem; height: 3rem; border-radius: 50%; border: 4px solid var(--line); border-top-color: var(--link); animation: turn 1s linear infinite; }
@keyframes turn { to { transform: rotate(1turn); } }
@media (prefers-reduced-motion: reduce) { .spinner { animation-duration: 6s; } .stage .frame { transition: none; } }
@media (min-width: 40rem) { main { max-width: 32rem; margin-block: 2rem; } }
`;
