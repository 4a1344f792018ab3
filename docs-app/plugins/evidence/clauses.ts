import type { ClauseGroup } from '@vitrine/ui/core';

/** What was asked of Vitrine, one promise a line; the ids never change. */
export const clauseGroups: readonly ClauseGroup[] = [
  {
    title: 'Product',
    clauses: [
      {
        id: 'PRD-1',
        text: 'Readers find these sections: Material-style components, Joy-style components, styling system, headless components, data grid and date pickers, toolpad, internal experiments.',
      },
      { id: 'PRD-2', text: 'Every code sample carries a copy button.' },
      { id: 'PRD-3', text: 'A sponsor block is shown, with an in-house fallback.' },
      { id: 'PRD-4', text: 'Translation dictionary; English visible, Chinese accepted in paths.' },
      { id: 'PRD-5', text: 'Light and dark branded theme.' },
    ],
  },
  {
    title: 'Routes and navigation',
    clauses: [
      {
        id: 'NAV-1',
        text: 'Per product the side navigation has the groups: getting started, components, component API, customization, guides, integrations, migration, discover more, design resources (those that the product has).',
      },
      {
        id: 'NAV-2',
        text: 'The components group has the sub-headers inputs, data display, feedback, surfaces, navigation, layout, utils.',
      },
      { id: 'NAV-3', text: 'Prefix /material-ui/ serves Material-style components.' },
      { id: 'NAV-4', text: 'Prefix /joy-ui/ serves Joy-style components.' },
      { id: 'NAV-5', text: 'Prefix /system/ serves the styling system.' },
      { id: 'NAV-6', text: 'Prefix /base-ui/ serves headless components.' },
      { id: 'NAV-7', text: 'Prefix /x/ serves data grid and date pickers.' },
      { id: 'NAV-8', text: 'Prefix /toolpad/core/ serves toolpad core.' },
      { id: 'NAV-9', text: 'Prefix /experiments/docs/ serves test pages.' },
      { id: 'NAV-10', text: 'API pages at /material-ui/api/{component}.' },
      { id: 'NAV-11', text: 'API pages at /joy-ui/api/{component}.' },
      { id: 'NAV-12', text: 'API pages at /system/api/{component}.' },
      {
        id: 'NAV-13',
        text: 'Base UI API at /base-ui/{page}/components-api/#{component} and /hooks-api/#{hook}.',
      },
      { id: 'NAV-14', text: 'External side-nav links: versions, templates, blog.' },
      {
        id: 'NAV-15',
        text: 'Nav entry shows title, or a title derived from its pathname when it has none.',
      },
      { id: 'NAV-16', text: 'Subheader entries.' },
      {
        id: 'NAV-17',
        text: 'Nested children, expanded and collapsed, with the active trail open.',
      },
      { id: 'NAV-18', text: 'Plan marker pro.' },
      { id: 'NAV-19', text: 'Plan marker premium.' },
      { id: 'NAV-20', text: 'Flag newFeature.' },
      { id: 'NAV-21', text: 'Flag planned.' },
      { id: 'NAV-22', text: 'Flag unstable.' },
      { id: 'NAV-23', text: 'Flag beta.' },
      { id: 'NAV-24', text: 'Flag legacy.' },
      { id: 'NAV-25', text: 'Flag deprecated.' },
      { id: 'NAV-26', text: 'Duplicate pathnames in a tree are an error; API anchors excepted.' },
    ],
  },
  {
    title: 'Paths',
    clauses: [
      {
        id: 'PTH-1',
        text: 'A two-letter language prefix (en, zh) may precede a path and is stripped.',
      },
      { id: 'PTH-2', text: 'A trailing slash is stripped.' },
      { id: 'PTH-3', text: 'A hash fragment is stripped.' },
      { id: 'PTH-4', text: 'The legacy /api prefix maps to /api-docs.' },
    ],
  },
  {
    title: 'Product identity',
    clauses: [
      { id: 'IDN-1', text: 'material-ui, joy-ui, base-ui, system: core category.' },
      { id: 'IDN-2', text: 'x: x category.' },
      { id: 'IDN-3', text: 'toolpad splits into toolpad-studio and toolpad-core.' },
      { id: 'IDN-4', text: 'versions and production-error: docs category.' },
      { id: 'IDN-5', text: 'experiments/docs: docs-infra category.' },
      { id: 'IDN-6', text: 'Each product has a display name and a logo.' },
      {
        id: 'IDN-7',
        text: 'Each product has a version list: current version, links to older versions, an all-versions page.',
      },
    ],
  },
  {
    title: 'Titles and text',
    clauses: [
      { id: 'TTL-1', text: 'The app sets a page title and the viewport.' },
      {
        id: 'TTL-2',
        text: 'The dictionary names the templates: marketing page, blog, checkout, dashboard, pricing, sign-in, sign-in side, sign-up, sticky footer.',
      },
      {
        id: 'I18N-1',
        text: 'Translation keys are English; other languages are found from file names that end in a two-letter code before .json.',
      },
      { id: 'I18N-2', text: 'A missing translation warns once per key and falls back to English.' },
    ],
  },
  {
    title: 'Settings drawer and theme',
    clauses: [
      { id: 'SET-1', text: 'The drawer offers colour.' },
      { id: 'SET-2', text: 'The drawer offers mode: light, dark, system.' },
      { id: 'SET-3', text: 'The drawer offers direction: left to right, right to left.' },
      { id: 'SET-4', text: 'The drawer offers language.' },
      {
        id: 'THM-1',
        text: 'Theme settings: dense, direction, paletteColors, spacing (default 8), paletteMode.',
      },
      { id: 'THM-2', text: 'Action: set spacing.' },
      { id: 'THM-3', text: 'Action: increase spacing by 1.' },
      { id: 'THM-4', text: 'Action: decrease spacing by 1.' },
      { id: 'THM-5', text: 'Action: set dense.' },
      { id: 'THM-6', text: 'Action: reset density (dense false, spacing 8).' },
      { id: 'THM-7', text: 'Action: reset colours.' },
      { id: 'THM-8', text: 'Action: change palette mode, direction, colours.' },
      { id: 'THM-9', text: 'An unknown action type raises an error.' },
      {
        id: 'THM-10',
        text: 'Theme border radius 12; spacing 8; breakpoints 0, 600, 900, 1200, 1536 px.',
      },
      { id: 'THM-11', text: 'Dense theme: small buttons, dense margins, dense tables.' },
      {
        id: 'THM-12',
        text: 'Requesting a colour scheme that the theme lacks logs a console error that says so.',
      },
      { id: 'THM-13', text: 'A style that disables transitions is removed after 1 ms.' },
      { id: 'MOD-1', text: 'Mode light.' },
      { id: 'MOD-2', text: 'Mode dark.' },
      { id: 'MOD-3', text: 'Mode system follows the operating system.' },
      {
        id: 'MOD-4',
        text: 'In system mode a live change of the operating system preference is followed.',
      },
      { id: 'MOD-5', text: 'Stored under mui-mode; default system.' },
    ],
  },
  {
    title: 'Code samples',
    clauses: [
      { id: 'COD-1', text: 'Code variant JS or TS; default TS.' },
      {
        id: 'COD-2',
        text: 'A hash ending in .js selects JS, in .tsx selects TS, on first load; it wins over the cookie.',
      },
      { id: 'COD-3', text: 'Code styling MUI System, Tailwind or CSS; default MUI System.' },
      {
        id: 'COD-4',
        text: 'A hash containing tailwind-, css- or system- selects the styling on first load.',
      },
      { id: 'COD-5', text: 'Cookies codeVariant and codeStyling: 31536000 seconds, path /.' },
      { id: 'CPY-1', text: 'Copy button shows Copy.' },
      { id: 'CPY-2', text: 'After a click it shows Copied.' },
      { id: 'CPY-3', text: 'The hook version returns to Copy after 1200 ms.' },
      {
        id: 'CPY-4',
        text: 'The keyboard-enhanced code-block version returns to Copy after 2000 ms.',
      },
      {
        id: 'CPY-5',
        text: 'When the clipboard API and its fallback both fail a not-allowed error is raised; the button swallows it silently.',
      },
    ],
  },
  {
    title: 'Ads',
    clauses: [
      { id: 'ADS-1', text: 'Polls for an ad placeholder every 500 ms, at most 30 tries.' },
      {
        id: 'ADS-2',
        text: 'After more than 6 tries without a placeholder the ad is assumed blocked and an in-house ad shows.',
      },
      {
        id: 'ADS-3',
        text: 'If the ad source is the backers page an in-house ad (carbon variant) shows.',
      },
      { id: 'ADS-4', text: 'A crawler user agent gets an empty element.' },
      {
        id: 'ADS-5',
        text: 'If an ad component crashes nothing is rendered and a crash event is reported.',
      },
      {
        id: 'ADS-6',
        text: 'Ad item: name, link, img, description (may contain markup), poweredby, label.',
      },
      {
        id: 'ADS-7',
        text: 'Five in-house ads: scaffolding tool, premium templates, premium themes, enterprise subscription, Figma design kit.',
      },
      { id: 'ADS-8', text: 'Feed: keep non-empty entries that have statlink; take the first.' },
      { id: 'ADS-9', text: 'Feed: retry up to 10 times if none.' },
      { id: 'ADS-10', text: 'Feed: on fetch failure return nothing.' },
      {
        id: 'ADS-11',
        text: 'Pixels: split on the double bar, timestamp placeholder replaced, loaded as hidden images.',
      },
      { id: 'ADS-12', text: 'Display event: sampling ratio 0.1 (configurable), delay 2500 ms.' },
      { id: 'ADS-13', text: 'Random 20 % inline against image shape.' },
      {
        id: 'ADS-14',
        text: 'Random 20 % chance of the "help us keep running" message when blocked.',
      },
      {
        id: 'ADS-15',
        text: 'Minimum height 142 px (126 px at the sm breakpoint); margins 3 and 3 spacing units.',
      },
      { id: 'ADS-16', text: 'The provider script is injected asynchronously.' },
    ],
  },
  {
    title: 'Other behaviour',
    clauses: [
      { id: 'SWK-1', text: 'The service worker is registered only on the production docs host.' },
      { id: 'SWK-2', text: 'The page reloads when a new version activates.' },
      { id: 'ANA-1', text: 'Page view event.' },
      { id: 'ANA-2', text: 'Clicks marked by attributes send events.' },
      { id: 'ANA-3', text: 'Ad events display, click, crash in category ad.' },
      {
        id: 'ANA-4',
        text: 'User properties: code variant, language, pixel ratio, colour scheme, code styling.',
      },
      { id: 'ANA-5', text: 'Web vitals only when a random value is below 0.0001.' },
      {
        id: 'FBK-1',
        text: "A failed feedback submission says: Couldn't submit feedback. Please try again later.",
      },
      { id: 'FBK-2', text: 'A successful submission says so.' },
      { id: 'ERR-1', text: 'Docs config not provided: error thrown.' },
      { id: 'ERR-2', text: 'Ad config not provided: error thrown.' },
      { id: 'ERR-3', text: 'A component outside the theme provider: an error that says so.' },
      {
        id: 'ERR-4',
        text: 'The library error helper builds a link to an error page with a code; the page explains the code.',
      },
      {
        id: 'FET-1',
        text: 'Static fetches: icon-font stylesheet, a font stylesheet for one demo page, a syntax-highlighting stylesheet, the service worker file.',
      },
      {
        id: 'VER-1',
        text: 'Current versions shown: 6.1.0 for core and system; pre-release 5.0.0-beta for Joy-style and headless components.',
      },
    ],
  },
  {
    title: 'The workbench',
    clauses: [
      {
        id: 'WKB-1',
        text: 'Every docs UI piece (nav tree, ad variants, code block, settings drawer, theme presets, and each piece added since) exists as stories, one per state.',
      },
      { id: 'WKB-2', text: 'A Vite docs-app composes the same components into the routed site.' },
      { id: 'WKB-3', text: 'Designers review the stories in the built workbench.' },
      { id: 'WKB-4', text: 'Interaction tests run with the test-runner.' },
      { id: 'WKB-5', text: 'Visual regression is set up for Chromatic, with modes.' },
      {
        id: 'WKB-6',
        text: 'What addon-essentials stood for (actions, backgrounds, controls, highlight, interactions, measure, outline, toolbars, viewport, docs) is on.',
      },
    ],
  },
];
