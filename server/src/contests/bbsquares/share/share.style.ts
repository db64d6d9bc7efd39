/** The looks of a page without the kit, in the kit's colours. Nothing is wider than a phone. */
export const SHARE_STYLE = `
:root{color-scheme:light dark;--page:#f2f1eb;--surface:#fff;--ink:#141c26;--ink2:#485462;--line:#cfccc0;--win:#dff2e6;--live:#b4126a;--liveTint:#fbe3f0;--mast:#0f1d2b}
@media(prefers-color-scheme:dark){:root{--page:#0b1117;--surface:#131b23;--ink:#e8edf2;--ink2:#aab6c2;--line:#384653;--win:#12331f;--live:#ff7fbb;--liveTint:#3b1529;--mast:#060a0e}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.45 system-ui,sans-serif}
header{background:var(--mast);color:#fff;padding:14px 16px}
header b{font-weight:600;letter-spacing:.02em}
header h1{margin:2px 0 0;font-size:1.375rem;line-height:1.2}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;max-width:60rem;margin:0 auto;padding:16px}
section{background:var(--surface);border:1px solid var(--line);padding:12px}
h2{margin:0 0 8px;font-size:1.0625rem}
p{margin:0 0 8px;overflow-wrap:anywhere}
.small{color:var(--ink2);font-size:.8125rem;margin:8px 0 0}
table{border-collapse:collapse;width:100%}
caption{color:var(--ink2);font-size:.8125rem;padding-bottom:4px}
.grid{table-layout:fixed;max-width:36rem;text-align:center}
.grid th,.grid td{border:1px solid var(--line);height:2.1rem;padding:0;font-size:.8125rem;overflow:hidden}
.grid th{background:var(--mast);color:#fff;font-weight:600}
.grid .won{background:var(--win);font-weight:700}
.grid .live{box-shadow:inset 0 0 0 3px var(--live);font-weight:700}
.key{display:flex;flex-wrap:wrap;gap:4px 16px;margin:10px 0 0;padding:0;list-style:none;font-size:.875rem}
.key b{display:inline-block;min-width:1.6em}
.list th,.list td{padding:6px 8px 6px 0;text-align:left;font-weight:400;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
.list thead th{color:var(--ink2);font-size:.8125rem}
.list .n{width:4.2em;padding-right:0;text-align:right}
.games{margin:0;padding:0;list-style:none}
.games li{padding:8px 0;border-bottom:1px solid var(--line)}
.games li[data-live]{background:var(--liveTint);margin-inline:-12px;padding-inline:12px}
.games span{display:block;color:var(--ink2);font-size:.875rem}
@media print{:root{--page:#fff;--surface:#fff;--ink:#000;--ink2:#333;--mast:#fff}header,.grid th{color:#000}body{font-size:11px}section{break-inside:avoid;border:0;padding:0}}
`;
