import { shortenCommit } from '@vitrine/ui/core';
import { groupByCause } from './groupByCause.ts';
import { html, raw, type Html } from './html.ts';
import { drawGroup, drawSingles } from './reviewParts.ts';
import { reviewScript } from './reviewScript.ts';
import { reviewStyles } from './reviewStyles.ts';
import type { ScreenshotResult, VisualRun } from './results.ts';
import { count } from './log.ts';

const VIEWS = [
  ['both', 'Side by side'],
  ['slider', 'Slider'],
  ['before', 'Before'],
  ['after', 'After'],
  ['difference', 'Difference'],
] as const;

/** Renders the review page. It loads only the screenshots in the folder beside it. */
export function writePage(run: VisualRun, reach: ReadonlyMap<string, number>): string {
  const of = (state: ScreenshotResult['state']) =>
    run.results.filter((entry) => entry.state === state);
  const groups = groupByCause(of('changed'), reach);
  const accepted = groupByCause(of('accepted'), reach);
  const page = html`<!doctype html>
    <html lang="en" data-view="both">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${verdict(run)} · Vitrine</title>
        <style>
          ${raw(reviewStyles)}
        </style>
      </head>
      <body>
        <a class="skip" href="#differences">Skip to the differences</a>
        ${drawTop(run)} ${groups.length + accepted.length > 0 && drawBar(run)}
        <main id="differences" tabindex="-1">
          ${run.results.every(({ state }) => state === 'same') && drawNothing(run)}
          <p class="none" hidden>No difference matches the filter.</p>
          ${drawSingles('failed', 'Failed', 'No screenshot in the working tree.', of('failed'))}
          ${drawSingles(
            'not-compared',
            'Not compared',
            'The screenshot of the base commit failed.',
            of('not-compared'),
          )}
          ${groups.map(drawGroup)}
          ${drawSingles('new', 'New', 'Not in the base commit.', of('new'))}
          ${drawSingles('removed', 'Removed', 'Only in the base commit.', of('removed'))}
          ${drawUnused(run)}
          ${
            accepted.length > 0 &&
            html`<details class="accepted">
              <summary>Accepted <span class="amount">${of('accepted').length}</span></summary>
              ${accepted.map((group, index) => drawGroup(group, groups.length + index))}
            </details>`
          }
        </main>
        <p role="status" class="status"></p>
        <script>
          ${raw(reviewScript)};
        </script>
      </body>
    </html>`;
  return page.html;
}

function verdict({ results }: VisualRun): string {
  const amount = (wanted: ScreenshotResult['state']) =>
    results.filter(({ state }) => state === wanted).length;
  const differing = amount('changed');
  const failed = amount('failed');
  const notCompared = amount('not-compared');
  if (differing > 0)
    return `${count(differing, 'screenshot')} ${differing === 1 ? 'differs' : 'differ'}`;
  if (failed > 0) return `${count(failed, 'screenshot')} failed`;
  return notCompared > 0
    ? `${count(notCompared, 'screenshot')} not compared`
    : 'No screenshot differs';
}

function drawTop(run: VisualRun): Html {
  const amount = (state: ScreenshotResult['state']) =>
    run.results.filter((entry) => entry.state === state).length;
  const numbers = [
    ['Compared', run.results.length],
    ['The same', amount('same')],
    ['Different', amount('changed')],
    ['Accepted', amount('accepted')],
    ['New', amount('new')],
    ['Removed', amount('removed')],
    ['Not compared', amount('not-compared')],
    ['Failed', amount('failed')],
  ] as const;
  return html`<header class="top">
    <p class="brand">Vitrine <span>screenshots</span></p>
    <h1>${verdict(run)}</h1>
    <p class="lead">
      Working tree, compared with <code>${shortenCommit(run.base.commit)}</code>
      (${run.base.name}). ${count(run.changes.length, 'file')} changed.
    </p>
    <dl class="numbers">
      ${numbers.map(
        ([name, value]) =>
          html`<div data-name="${name.toLowerCase()}" ${value === 0 && raw('data-zero')}>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
  </header>`;
}

function drawBar({ results }: VisualRun): Html {
  const modes = [...new Set(results.map(({ mode }) => mode))];
  return html`<form class="bar" aria-label="Display of differences">
    <fieldset class="views">
      <legend>View</legend>
      ${VIEWS.map(
        ([value, name], index) =>
          html`<label
            ><input
              type="radio"
              name="view"
              value="${value}"
              ${index === 0 && raw('checked')}
            /><span>${name}</span></label
          >`,
      )}
    </fieldset>
    <label class="choice"
      >Mode
      <select name="mode">
        <option value="">all</option>
        ${modes.map((mode) => html`<option>${mode}</option>`)}
      </select></label
    >
    <label class="choice find">Story <input type="search" name="find" autocomplete="off" /></label>
    <label class="check"><input type="checkbox" name="outline" checked /> Outline</label>
  </form>`;
}

function drawNothing({ results }: VisualRun): Html {
  const text =
    results.length === 0
      ? 'The changes reach no story. Compare every story with "--all", or some with "--only TEXT".'
      : 'All screenshots are identical.';
  return html`<div class="nothing"><p>${text}</p></div>`;
}

function drawUnused({ unused }: VisualRun): Html {
  if (unused.length === 0) return html``;
  return html`<section class="group" aria-labelledby="unused">
    <header class="group-head">
      <h2 id="unused">Unused entries <span class="amount">${unused.length}</span></h2>
      <p>They accept no difference. Delete them from <code>docs-app/visual/accepted.json</code>.</p>
    </header>
    <ul class="files">
      ${unused.map(
        ({ story, mode, why }) =>
          html`<li><code>${story}</code> <span class="mode">${mode}</span> ${why}</li>`,
      )}
    </ul>
  </section>`;
}
