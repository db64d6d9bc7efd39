/** The kit's type: a family of each range of letters, as /fonts.css has them. */
const condensed = "'Barlow Condensed','Barlow Condensed Latin','Barlow Condensed Extended','Arial Narrow',sans-serif";
const sans = "'Instrument Sans Variable','Instrument Sans Variable Latin','Instrument Sans Variable Extended',system-ui,sans-serif";

/** The looks of a page without the kit's code, in its colours, type and frames. Nothing is wider than a phone. */
export const SHARE_STYLE = `
:root{color-scheme:light dark;--page:#f2f1eb;--surface:#fff;--ink:#131c26;--ink2:#485462;--line:#e4e2d9;--line2:#cfccc0;--rule:#131c26;--brand:#1e4ac4;--win:#dff2e6;--winInk:#0e5730;--live:#b4126a;--liveTint:#fbe3f0;--mast:#0f1d2b;--onMast:#f4f6f8;--onMast2:#aebcca}
@media(prefers-color-scheme:dark){:root{--page:#0b1117;--surface:#131b23;--ink:#edf1f4;--ink2:#aab6c2;--line:#24303b;--line2:#384653;--rule:#7f8f9e;--brand:#8fb4ff;--win:#12331f;--winInk:#7fdfa5;--live:#ff7fbb;--liveTint:#3b1529;--mast:#060a0e;--onMast2:#9fadbb}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:400 .9375rem/1.467 ${sans}}
header{display:flex;align-items:center;gap:8px;min-height:56px;padding:0 24px;background:var(--mast);color:var(--onMast)}
header b{font:600 1.75rem/1 ${condensed}}
header svg{flex:none}
main{display:grid;grid-template-columns:minmax(0,1fr);gap:20px;max-width:80rem;margin:0 auto;padding:24px}
main>*{min-width:0}
h1{margin:0;font:600 2.5rem/1.05 ${condensed};overflow-wrap:anywhere}
.as{margin:4px 0 0;font:500 .9375rem/1.267 ${condensed};color:var(--ink2)}
a{color:var(--brand)}
section{background:var(--surface);border:1px solid var(--line);border-top:2px solid var(--rule)}
h2{margin:0;padding:9px 14px;border-bottom:1px solid var(--line);font:600 1.25rem/1.2 ${condensed}}
section>div{padding:10px 14px 14px}
p{margin:0 0 8px;overflow-wrap:anywhere}
.small{color:var(--ink2);font-size:.8125rem;margin:10px 0 0}
table{border-collapse:collapse;width:100%}
caption{padding-bottom:6px;font:600 .8125rem/1.23 ${condensed};letter-spacing:.04em;text-transform:uppercase;color:var(--ink2)}
.grid{table-layout:fixed;text-align:center}
.grid th,.grid td{height:34px;padding:0;border:1px solid var(--line2);font:500 .9375rem/1.267 ${condensed};color:var(--ink2);overflow:hidden}
.grid th{background:var(--mast);color:var(--onMast);font-weight:600;font-size:1.1875rem}
.grid .won{background:var(--win);color:var(--winInk);font-weight:600}
.grid .live{box-shadow:inset 0 0 0 3px var(--live);font-weight:600}
.key{display:flex;flex-wrap:wrap;gap:4px 16px;margin:12px 0 0;padding:0;list-style:none}
.key,.list td,.list th,.games{font:500 1.0625rem/1.177 ${condensed}}
.key b{display:inline-block;min-width:1.6em;font-weight:600}
.list th,.list td{padding:8px 8px 8px 0;text-align:left;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
.list thead th{font:600 .8125rem/1.23 ${condensed};letter-spacing:.04em;text-transform:uppercase;color:var(--ink2)}
.list .n{width:4.2em;padding-right:0;text-align:right}
.games{margin:-10px 0 -14px;padding:0;list-style:none}
.games li{margin-inline:-14px;padding:9px 14px;border-bottom:1px solid var(--line)}
.games li:last-child{border-bottom:0}
.games li[data-live]{background:var(--liveTint)}
.games span{display:block;margin-top:2px;color:var(--ink2);font-size:.9375rem}
@media(max-width:599.95px){header{min-height:52px;padding:0 16px}main{gap:16px;padding:16px 0 32px}main>div{padding:0 16px}h1{font-size:1.625rem;line-height:1.23}section{border-inline:0}h2,.games li{padding-inline:16px}.games li{margin-inline:-16px}section>div{padding-inline:16px}.grid th:first-child,.grid td:first-child{width:28px}}
@media(min-width:960px){main{grid-template-columns:minmax(0,1fr) 396px;align-items:start}main>div{grid-column:1/-1}main>.board{grid-column:1;grid-row:2/span 4}main>section:not(.board){grid-column:2}.grid th,.grid td{height:48px;font-size:1.0625rem}}
@media print{:root{--page:#fff;--surface:#fff;--ink:#000;--ink2:#333;--mast:#fff;--onMast:#000}body{font-size:11px}main{padding:0}section{break-inside:avoid;border:0}a{display:none}}
`;
