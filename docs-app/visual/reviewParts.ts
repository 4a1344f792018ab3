import type { Box } from './compareScreenshots.ts';
import type { SameDiff, CauseGroup } from './groupByCause.ts';
import { html, type Html } from './html.ts';
import type { FoundDifference, ScreenshotResult, Side } from './results.ts';
import { count } from './log.ts';

const fileOf = (hash: string) => `pictures/${hash}.png`;
const number = new Intl.NumberFormat('en');
/** Margin around an enlarged detail, and its largest size on the page. */
const DETAIL_MARGIN = 12;
const DETAIL_MOST = { width: 400, height: 200 };
const DETAIL_ZOOM = 8;

/** Renders the differences of one cause. */
export function drawGroup({ cause, others, alike }: CauseGroup, index: number): Html {
  const id = `cause-${index + 1}`;
  const pictures = alike.flat().length;
  const title =
    cause === undefined
      ? html`No changed file reaches these`
      : html`<code>${cause.replace(/^virtual:/, 'made by the build: ')}</code>`;
  const also = others.length > 0 && cause !== undefined;
  return html`<section class="group" aria-labelledby="${id}">
    <header class="group-head">
      <h2 id="${id}">${title}</h2>
      <p>
        ${count(pictures, 'picture')},
        ${count(alike.length, 'difference')}${
          cause === undefined &&
          '. Either the stories are not steady, or they depend on something that no import shows.'
        }
      </p>
      ${
        also &&
        html`<details>
          <summary>${count(others.length, 'more changed file')} could be the cause too</summary>
          <ul class="files">
            ${others.map((file) => html`<li><code>${file}</code></li>`)}
          </ul>
        </details>`
      }
    </header>
    ${alike.map(drawAlike)}
  </section>`;
}

/** Renders one difference, and lists the other screenshots that have it. */
function drawAlike(alike: SameDiff): Html {
  const [result, ...duplicates] = alike;
  const modes = [...new Set(alike.map(({ mode }) => mode))].join('|');
  const text = alike.map(({ title, name, story }) => `${title} ${name} ${story}`).join(' ');
  return html`<article class="card" data-modes="|${modes}|" data-text="${text.toLowerCase()}">
    ${drawHead(result)} ${drawStage(result)}
    ${result.difference && drawDetails(result, result.difference)}
    ${
      duplicates.length > 0 &&
      html`<details class="fold">
        <summary>The same difference in ${count(duplicates.length, 'more picture')}</summary>
        <ul class="files">
          ${duplicates.map(
            ({ title, name, mode, after }) =>
              html`<li>
                <a href="${fileOf(after?.hash ?? '')}">${title} / ${name}</a>
                <span class="mode">${mode}</span>
              </li>`,
          )}
        </ul>
      </details>`
    }
    ${result.state === 'changed' ? drawAccept(alike) : html`<p class="why">${result.why}</p>`}
  </article>`;
}

function drawHead({ title, name, mode, difference, before, after }: ScreenshotResult): Html {
  return html`<header class="card-head">
    <h3><span class="path">${title.replaceAll('/', ' / ')} / </span>${name}</h3>
    <span class="mode">${mode}</span>
    <p class="facts">
      ${difference && describe(difference)}${difference && ' · '}${describeSize(before, after)}
    </p>
  </header>`;
}

function describe({ pixels, maxDelta }: FoundDifference): string {
  const many = `${number.format(pixels)} ${pixels === 1 ? 'pixel' : 'pixels'}`;
  return `${many} · colors up to ${maxDelta} of 255 apart`;
}

function describeSize(before: Side | null, after: Side | null): string {
  const [first, second] = [before, after].map((side) => side && `${side.width} × ${side.height}`);
  if (!first || !second || first === second) return first ?? second ?? '';
  return `${first} → ${second}`;
}

/** Renders both screenshots and their difference; the view switch of the page arranges them. */
function drawStage({ story, mode, before, after, difference }: ScreenshotResult): Html {
  if (!before || !after || !difference) return html``;
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const layer = (name: string, side: Side, hash = side.hash) =>
    html`<figure class="layer ${name}">
      <figcaption>${name}</figcaption>
      <a href="${fileOf(hash)}"
        ><span class="sheet" style="aspect-ratio:${width}/${height}"
          ><img
            src="${fileOf(hash)}"
            width="${side.width}"
            height="${side.height}"
            loading="lazy"
            style="inline-size:${(side.width / width) * 100}%"
            alt="${story}, ${mode}: ${name}"
          />${drawOutline(difference.box, width, height)}</span
        ></a
      >
    </figure>`;
  return html`<div class="stage">
    ${layer('before', before)} ${layer('after', after)}
    ${layer('difference', { ...after, width, height }, difference.picture)}
    <label class="slide"
      ><span>Before</span
      ><input
        type="range"
        min="0"
        max="100"
        value="50"
        aria-label="Where the picture before ends"
      /><span>After</span></label
    >
  </div>`;
}

function drawOutline(box: Box, width: number, height: number): Html {
  const part = (value: number, whole: number) => `${((value / whole) * 100).toFixed(3)}%`;
  const place = `left:${part(box.x, width)};top:${part(box.y, height)};width:${part(box.width, width)};height:${part(box.height, height)}`;
  return html`<span class="outline" style="${place}"></span>`;
}

/** Renders the differing area enlarged, because one pixel is easy to miss. */
function drawDetails({ before, after }: ScreenshotResult, { box, picture }: FoundDifference): Html {
  const from = { x: Math.max(0, box.x - DETAIL_MARGIN), y: Math.max(0, box.y - DETAIL_MARGIN) };
  const width = Math.min(box.x + box.width + DETAIL_MARGIN - from.x, DETAIL_MOST.width);
  const height = Math.min(box.y + box.height + DETAIL_MARGIN - from.y, DETAIL_MOST.height);
  const fits = Math.min(DETAIL_MOST.width / width, DETAIL_MOST.height / height, DETAIL_ZOOM);
  const zoom = Math.max(1, Math.floor(fits));
  if (!before || !after) return html``;
  const crop = (name: string, hash: string) =>
    html`<figure>
      <span class="crop" style="width:${width * zoom}px;height:${height * zoom}px"
        ><img
          src="${fileOf(hash)}"
          alt="${name}, enlarged"
          loading="lazy"
          style="transform:scale(${zoom}) translate(${-from.x}px,${-from.y}px)"
      /></span>
      <figcaption>${name}</figcaption>
    </figure>`;
  return html`<details class="fold">
    <summary>Look closer${zoom > 1 && `: ${zoom} times as large`}</summary>
    <div class="crops">
      ${crop('before', before.hash)} ${crop('after', after.hash)} ${crop('difference', picture)}
    </div>
  </details>`;
}

/** Renders the entries that accept a difference, with a field for the reason. */
function drawAccept(alike: SameDiff): Html {
  const entries = alike.map(({ story, mode, picture }) => ({ story, mode, picture, why: '' }));
  return html`<details class="fold accept">
    <summary>Accept</summary>
    <p>
      If this is as it should be, say why, and put ${entries.length === 1 ? 'this' : 'these'} into
      <code>docs-app/visual/accepted.json</code>.
    </p>
    <label class="reason"
      >Why <input type="text" autocomplete="off" placeholder="The button has its new color"
    /></label>
    <pre tabindex="0" aria-label="Entries">
${entries.map((entry) => JSON.stringify(entry, null, 2)).join(',\n')}</pre>
    <button type="button">Copy</button>
  </details>`;
}

/** Renders screenshots that exist on one side only, and failed ones. */
export function drawSingles(
  id: string,
  title: string,
  text: string,
  results: readonly ScreenshotResult[],
): Html {
  if (results.length === 0) return html``;
  return html`<section class="group" aria-labelledby="${id}">
    <header class="group-head">
      <h2 id="${id}">${title} <span class="amount">${results.length}</span></h2>
      <p>${text}</p>
    </header>
    <ul class="singles">
      ${results.map(drawSingle)}
    </ul>
  </section>`;
}

function drawSingle({ title, name, mode, before, after, problem, story }: ScreenshotResult): Html {
  const side = after ?? before;
  return html`<li
    class="single"
    data-modes="|${mode}|"
    data-text="${`${title} ${name} ${story}`.toLowerCase()}"
  >
    ${
      side &&
      html`<a href="${fileOf(side.hash)}" class="thumb"
        ><img src="${fileOf(side.hash)}" alt="Picture of ${story}, ${mode}" loading="lazy"
      /></a>`
    }
    <p class="single-name"><span class="path">${title.replaceAll('/', ' / ')} / </span>${name}</p>
    <span class="mode">${mode}</span>
    ${problem !== null && html`<p class="problem">${problem}</p>`}
  </li>`;
}
