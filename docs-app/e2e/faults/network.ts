import { answer, type Fault } from './fault.ts';

const HTML = { contentType: 'text/html', body: '<!doctype html><p>Sign in to this network' };
const JSON_TYPE = 'application/json';
const NOT_FOUND = { status: 404, contentType: 'text/html', body: 'Gone' };
const SCRIPTS = /\/assets\/[^/]+\.js$/;
const NEXT_DATA = /\/harbor\/.+\/page\.json$/;
const BIG = `{"title":"${'x'.repeat(10_000_000)}"}`;

/** Wrong responses for a data file. */
const WRONG_DATA = [
  ['is missing', NOT_FOUND],
  ['fails', { status: 500, contentType: JSON_TYPE, body: '{"error":"oops"}' }],
  ['is a captive portal', HTML],
  ['is truncated', { contentType: JSON_TYPE, body: '{"title":"Butt' }],
  ['is null', { contentType: JSON_TYPE, body: 'null' }],
  ['is an array', { contentType: JSON_TYPE, body: '[]' }],
  ['is an empty object', { contentType: JSON_TYPE, body: '{}' }],
  ['is huge', { contentType: JSON_TYPE, body: BIG }],
  ['is unreachable', undefined],
] as const;

const wrongData = (name: string, addresses: RegExp): Fault[] =>
  WRONG_DATA.map(([kind, reply]) => ({ name: `${name} ${kind}`, after: answer(addresses, reply) }));

/** Network faults that affect the files of a page. */
export const networkFaults: readonly Fault[] = [
  { name: 'scripts are missing', before: answer(SCRIPTS, NOT_FOUND), isStill: true },
  { name: 'scripts fail', before: answer(SCRIPTS, { status: 500, body: '' }), isStill: true },
  { name: 'scripts are unreachable', before: answer(SCRIPTS), isStill: true },
  { name: 'scripts are a captive portal', before: answer(SCRIPTS, HTML), isStill: true },
  {
    name: 'scripts are truncated',
    before: answer(SCRIPTS, { contentType: 'text/javascript', body: 'const a = {' }),
    isStill: true,
  },
  {
    name: 'scripts are empty',
    before: answer(SCRIPTS, { contentType: 'text/javascript', body: '' }),
    isStill: true,
  },
  { name: 'fonts are missing', before: answer(/\/fonts\//, NOT_FOUND) },
  { name: 'fonts are unreachable', before: answer(/\/fonts\//) },
  { name: 'fonts are HTML', before: answer(/\/fonts\//, HTML) },
  { name: 'the favicon is missing', before: answer(/\/favicon\.svg$/, NOT_FOUND) },
  ...wrongData('the data of a page', NEXT_DATA),
  ...wrongData('the list of products', /\/products\.json$/),
  {
    name: 'the list of products is missing from the start',
    before: answer(/\/products\.json$/, NOT_FOUND),
    isStill: true,
  },
  { name: 'the code of demos is missing', before: answer(/\/demos\/[^/]+\.json$/, NOT_FOUND) },
  {
    name: 'the code of demos is null',
    before: answer(/\/demos\/[^/]+\.json$/, { contentType: JSON_TYPE, body: 'null' }),
  },
  { name: 'the list of redirects is HTML', before: answer(/\/redirects\.json$/, HTML) },
  {
    name: 'the network is lost',
    after: (around) => around.goOffline(),
    isAlone: true,
  },
];
