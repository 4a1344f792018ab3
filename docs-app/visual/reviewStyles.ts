const colors = `
:root {
  color-scheme: light dark;
  --text: light-dark(#171a23, #eceef4);
  --soft: light-dark(#49505f, #a9b1c2);
  --page: light-dark(#f5f6fa, #0f1219);
  --paper: light-dark(#ffffff, #161a23);
  --line: light-dark(#e1e5ed, #2a303d);
  --edge: light-dark(#8790a3, #788195);
  --brand: light-dark(#2b44b5, #a5b6ff);
  --on-brand: light-dark(#ffffff, #0d1330);
  --tint: light-dark(#eef1fd, #1b2140);
  --mark: light-dark(#c2006a, #ff8ac6);
  --bad: light-dark(#b3261e, #ff9d94);
  --good: light-dark(#155c2d, #6fcf8e);
  --check: light-dark(#eceef3, #1d222d);
  font: 16px/1.5 Inter, system-ui, "Segoe UI", Arial, sans-serif;
  /* Two rows of the sticky bar, so that it does not cover the screenshot of a link. */
  scroll-padding-block-start: 112px;
}`;

const basics = `
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; background: var(--page); color: var(--text); overflow-wrap: anywhere; }
h1, h2, h3, p, figure, ul, dl, dd, pre, fieldset { margin: 0; padding: 0; }
ul { list-style: none; }
img { display: block; }
a { color: var(--brand); }
code, pre { font: 0.875em/1.5 ui-monospace, "JetBrains Mono", Menlo, Consolas, monospace; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; border-radius: 6px; }
main:focus { outline: none; }
summary { cursor: pointer; color: var(--brand); font-weight: 500; inline-size: fit-content; padding-block: 2px; }
.skip { position: absolute; inset: -80px auto auto 16px; z-index: 3; padding: 8px 16px; border-radius: 8px; background: var(--brand); color: var(--on-brand); }
.skip:focus { inset-block-start: 16px; }
.top, .bar, main { padding-inline: max(16px, calc((100vw - 1360px) / 2)); }
.top { padding-block: 40px 28px; }
.brand { font-weight: 700; color: var(--brand); margin-block-end: 12px; }
.brand span { font-weight: 400; color: var(--soft); }
h1 { font-size: clamp(1.75rem, 4vw, 2.5rem); line-height: 1.15; letter-spacing: -0.02em; text-wrap: balance; }
.lead { margin-block-start: 8px; color: var(--soft); max-inline-size: 70ch; }
.numbers { display: flex; flex-wrap: wrap; gap: 8px; margin-block-start: 24px; }
.numbers div { min-inline-size: 104px; padding: 10px 14px; border: 1px solid var(--line); border-radius: 12px; background: var(--paper); }
.numbers dt { font-size: 0.8125rem; color: var(--soft); }
.numbers dd { font-size: 1.375rem; font-weight: 650; line-height: 1.2; font-variant-numeric: tabular-nums; }
.numbers [data-zero] dd { color: var(--soft); font-weight: 400; }
.numbers [data-name="different"]:not([data-zero]) dd { color: var(--mark); }
.numbers :is([data-name="failed"], [data-name="not compared"]):not([data-zero]) dd { color: var(--bad); }
.numbers [data-name="the same"]:not([data-zero]) dd { color: var(--good); }
`;

const bar = `
.bar { position: sticky; inset-block-start: 0; z-index: 2; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; padding-block: 10px; background: var(--page); border-block: 1px solid var(--line); }
.views { display: flex; min-inline-size: 0; border: 1px solid var(--edge); border-radius: 10px; overflow: clip; background: var(--paper); }
.views legend, .status { position: absolute; inline-size: 1px; block-size: 1px; overflow: clip; clip-path: inset(50%); white-space: nowrap; }
.views label { position: relative; display: flex; cursor: pointer; }
.views input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
.views span { padding: 7px 13px; font-size: 0.875rem; font-weight: 500; white-space: nowrap; }
.views label + label span { border-inline-start: 1px solid var(--line); }
.views :checked + span { background: var(--brand); color: var(--on-brand); }
.views :focus-visible + span { outline: 2px solid var(--brand); outline-offset: -4px; }
.views :checked:focus-visible + span { outline-color: var(--on-brand); }
.choice, .check { display: flex; align-items: center; gap: 8px; font-size: 0.875rem; color: var(--soft); min-block-size: 36px; }
.choice select, .choice input, .reason input { font: inherit; color: var(--text); background: var(--paper); border: 1px solid var(--edge); border-radius: 8px; padding: 6px 10px; min-block-size: 36px; min-inline-size: 0; }
.check input { inline-size: 18px; block-size: 18px; margin: 0; accent-color: var(--brand); }
@media (max-width: 700px) {
  .bar { position: static; }
  .views { inline-size: 100%; overflow-x: auto; }
  .views label { flex: 1 0 auto; justify-content: center; }
  .views span { inline-size: 100%; padding-inline: 8px; text-align: center; }
  .choice { flex: 1 1 40%; }
  .choice select, .choice input { flex: 1; }
}
`;

const cards = `
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 40px; padding-block: 32px 80px; }
.group { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; }
.group-head h2 { font-size: 1.125rem; }
.group-head p { color: var(--soft); font-size: 0.9375rem; }
.group-head details { font-size: 0.9375rem; }
.amount { margin-inline-start: 4px; padding: 1px 9px; border-radius: 99px; background: var(--tint); color: var(--brand); font-size: 0.8125rem; font-weight: 600; }
.card { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; padding: 18px; border: 1px solid var(--line); border-radius: 16px; background: var(--paper); }
.card-head { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; }
h3 { font-size: 1rem; font-weight: 650; }
.path { color: var(--soft); font-weight: 400; }
.mode { padding: 1px 9px; border-radius: 99px; background: var(--tint); color: var(--brand); font-size: 0.8125rem; font-weight: 500; white-space: nowrap; }
.story { margin-inline-start: auto; font-size: 0.875rem; font-weight: 500; }
.facts { flex-basis: 100%; color: var(--soft); font-size: 0.875rem; font-variant-numeric: tabular-nums; }
.files { display: grid; gap: 4px; padding-block: 6px; font-size: 0.9375rem; }
.fold > :not(summary) { margin-block-start: 8px; }
.fold { font-size: 0.9375rem; border-block-start: 1px solid var(--line); padding-block-start: 10px; }
.why { border-inline-start: 3px solid var(--good); padding-inline-start: 12px; }
.reason { display: flex; align-items: center; gap: 8px; }
.reason input { flex: 1; max-inline-size: 560px; }
pre { padding: 12px 14px; border-radius: 10px; background: var(--page); border: 1px solid var(--line); white-space: pre-wrap; max-block-size: 320px; overflow: auto; }
button { font: inherit; font-size: 0.875rem; font-weight: 600; padding: 8px 18px; border: 0; border-radius: 10px; background: var(--brand); color: var(--on-brand); cursor: pointer; }
.nothing { padding: 56px 24px; border: 1px solid var(--line); border-radius: 16px; background: var(--paper); text-align: center; font-size: 1.125rem; color: var(--soft); }
.singles { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr)); gap: 12px; }
.single { display: grid; gap: 8px; align-content: start; justify-items: start; padding: 12px; border: 1px solid var(--line); border-radius: 14px; background: var(--paper); font-size: 0.875rem; }
.thumb { inline-size: 100%; aspect-ratio: 3 / 2; overflow: clip; border-radius: 8px; border: 1px solid var(--line); }
.thumb img { inline-size: 100%; min-block-size: 100%; object-fit: cover; object-position: top; }
.problem { color: var(--bad); }
.accepted > summary { font-size: 1.125rem; }
.accepted .group { margin-block-start: 24px; }
`;

const stage = `
.stage { --cut: 50%; display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; }
.layer { display: grid; align-content: start; gap: 6px; min-inline-size: 0; }
figcaption { font-size: 0.8125rem; color: var(--soft); text-transform: capitalize; }
.layer a, .sheet { display: block; }
.sheet { position: relative; overflow: clip; border: 1px solid var(--line); border-radius: 8px; background: repeating-conic-gradient(var(--check) 0 25%, var(--paper) 0 50%) 0 0 / 20px 20px; }
.sheet img { block-size: auto; }
.outline { position: absolute; min-inline-size: 8px; min-block-size: 8px; translate: -1px -1px; outline: 2px solid #c2006a; outline-offset: 3px; border-radius: 2px; box-shadow: 0 0 0 6px rgb(255 255 255 / 0.6); }
[data-plain] .outline { display: none; }
.slide { display: none; grid-column: 1 / -1; align-items: center; gap: 10px; font-size: 0.875rem; color: var(--soft); }
.slide input { flex: 1; accent-color: var(--brand); min-block-size: 28px; margin: 0; }
:root:not([data-view="both"]) .stage { grid-template-columns: minmax(0, 1fr); }
[data-view="before"] .layer:not(.before), [data-view="after"] .layer:not(.after), [data-view="difference"] .layer:not(.difference), [data-view="slider"] .layer.difference { display: none; }
[data-view="slider"] .layer { grid-area: 1 / 1; }
[data-view="slider"] .layer.before { z-index: 1; clip-path: inset(0 calc(100% - var(--cut)) 0 0); border-inline-end: 0; }
[data-view="slider"] .layer.before::after { content: ""; position: absolute; }
[data-view="slider"] figcaption { display: none; }
[data-view="slider"] .stage { position: relative; }
[data-view="slider"] .slide { display: flex; grid-row: 2; }
[data-view="slider"] .stage::after { content: ""; grid-area: 1 / 1; z-index: 1; justify-self: start; inline-size: 2px; margin-inline-start: calc(var(--cut) - 1px); background: #c2006a; pointer-events: none; }
@media (max-width: 700px) { .stage { grid-template-columns: minmax(0, 1fr); } }
.crops { display: flex; flex-wrap: wrap; gap: 16px; }
.crops figure { display: grid; grid-template-columns: minmax(0, 1fr); gap: 4px; max-inline-size: 100%; }
.crop { display: block; position: relative; overflow: clip; max-inline-size: 100%; border: 1px solid var(--line); border-radius: 8px; }
.crop img { transform-origin: 0 0; image-rendering: pixelated; }
@media (forced-colors: active) { .views :checked + span { background: Highlight; color: HighlightText; forced-color-adjust: none; } }
`;

/** Styles of the review page, which loads no other style sheet. */
export const reviewStyles = [colors, basics, bar, cards, stage].join('');
