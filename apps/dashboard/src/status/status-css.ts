/** Looks of the status page; it follows the choice of light or dark of the system. */
export const STATUS_CSS = `
:root{--back:#f6f7f9;--card:#fff;--line:#e3e6ea;--text:#1a1d21;--dim:#5c6570;--fine:#2b9a66;--good:#1c7048;--disturbed:#e0a500;--down:#cb2f3a;--empty:#d5d9de;--head:#fff}
@media (prefers-color-scheme:dark){:root{--back:#111315;--card:#1a1d20;--line:#2b3035;--text:#eceef0;--dim:#9aa4ae;--fine:#3dba80;--good:#3dba80;--disturbed:#f0bd3a;--down:#f0616a;--empty:#343a40;--head:#0d0f10}}
*{box-sizing:border-box}
body{margin:0;background:var(--back);color:var(--text);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:52rem;margin:0 auto;padding:2rem 1rem 3rem}
h1{margin:0;font-size:1.5rem;line-height:1.3}
h2{margin:2.25rem 0 .75rem;font-size:1.1rem}
h3{margin:0;font-size:1rem;font-weight:600}
header{padding:1.25rem 1.5rem;border-radius:.75rem;color:var(--head);background:var(--dim)}
header.operational{background:var(--good)}
header.down{background:var(--down)}
header p{margin:.15rem 0 0;opacity:.95}
ul{margin:0;padding:0;list-style:none;background:var(--card);border:1px solid var(--line);border-radius:.75rem;overflow:hidden}
li+li{border-top:1px solid var(--line)}
.products li{padding:1rem 1.5rem}
.line{display:flex;justify-content:space-between;gap:1rem;align-items:baseline}
.state{font-weight:600;color:var(--dim);white-space:nowrap}
.state.operational{color:var(--good)}
.state.down{color:var(--down)}
.days{display:flex;gap:2px;height:2rem;margin:.6rem 0 .3rem}
.day{flex:1;border-radius:2px;background:var(--empty);min-width:1px}
.day.fine{background:var(--fine)}
.day.disturbed{background:var(--disturbed)}
.day.down{background:var(--down)}
.scale{display:flex;justify-content:space-between;color:var(--dim);font-size:.8rem}
.legend{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem 1rem;margin:.75rem .25rem 0;color:var(--dim);font-size:.8rem}
.legend>span{white-space:nowrap}
.legend .day{display:inline-block;width:.7rem;height:.7rem;margin-right:.3rem}
.incidents li{display:grid;grid-template-columns:1fr auto 7rem;gap:.25rem 1.5rem;padding:.75rem 1.5rem}
.incidents span{color:var(--dim);font-variant-numeric:tabular-nums}
.incidents span:last-child{text-align:right}
.incidents .open span:last-child{color:var(--down);font-weight:600}
.none,footer{color:var(--dim)}
footer{margin-top:2.5rem;font-size:.85rem}
a{color:inherit}
@media (max-width:36rem){main{padding:1rem .75rem 2rem}.products li,.incidents li{padding:.85rem 1rem}.days{gap:1px;height:1.6rem}.incidents li{grid-template-columns:1fr auto}.incidents strong{grid-column:1/-1}}
`.replaceAll('\n', '');
