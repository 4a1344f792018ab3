import { answer, type Fault } from './fault.ts';

const HTML = { contentType: 'text/html', body: '<!doctype html><p>Sign in to this network' };
const JSON_TYPE = 'application/json';
const NOT_FOUND = { status: 404, contentType: 'text/html', body: 'Gone' };
const SCRIPTS = /\/assets\/[^/]+\.js$/;
const NEXT_DATA = /\/joy-ui\/.+\/page\.json$/;
const BIG = `{"title":"${'x'.repeat(10_000_000)}"}`;

/** What may stand where a file of data should. */
const WRONG_DATA = [
  ['is gone', NOT_FOUND],
  ['fails', { status: 500, contentType: JSON_TYPE, body: '{"error":"oops"}' }],
  ['is a page of the network', HTML],
  ['ends early', { contentType: JSON_TYPE, body: '{"title":"Butt' }],
  ['is nothing', { contentType: JSON_TYPE, body: 'null' }],
  ['is a list', { contentType: JSON_TYPE, body: '[]' }],
  ['is empty', { contentType: JSON_TYPE, body: '{}' }],
  ['is huge', { contentType: JSON_TYPE, body: BIG }],
  ['cannot be reached', undefined],
] as const;

const wrongData = (name: string, addresses: RegExp): Fault[] =>
  WRONG_DATA.map(([what, reply]) => ({ name: `${name} ${what}`, after: answer(addresses, reply) }));

/** What a network does to the files of a page. */
export const networkFaults: readonly Fault[] = [
  { name: 'scripts are gone', before: answer(SCRIPTS, NOT_FOUND), isStill: true },
  { name: 'scripts fail', before: answer(SCRIPTS, { status: 500, body: '' }), isStill: true },
  { name: 'scripts cannot be reached', before: answer(SCRIPTS), isStill: true },
  { name: 'scripts are a page of the network', before: answer(SCRIPTS, HTML), isStill: true },
  {
    name: 'scripts end early',
    before: answer(SCRIPTS, { contentType: 'text/javascript', body: 'const a = {' }),
    isStill: true,
  },
  {
    name: 'scripts are empty',
    before: answer(SCRIPTS, { contentType: 'text/javascript', body: '' }),
    isStill: true,
  },
  { name: 'fonts are gone', before: answer(/\/fonts\//, NOT_FOUND) },
  { name: 'fonts cannot be reached', before: answer(/\/fonts\//) },
  { name: 'fonts are pages', before: answer(/\/fonts\//, HTML) },
  { name: 'the icon is gone', before: answer(/\/favicon\.svg$/, NOT_FOUND) },
  ...wrongData('the data of a page', NEXT_DATA),
  ...wrongData('the list of products', /\/products\.json$/),
  {
    name: 'the list of products is gone from the start',
    before: answer(/\/products\.json$/, NOT_FOUND),
    isStill: true,
  },
  { name: 'the code of demos is gone', before: answer(/\/demos\/[^/]+\.json$/, NOT_FOUND) },
  {
    name: 'the code of demos is nothing',
    before: answer(/\/demos\/[^/]+\.json$/, { contentType: JSON_TYPE, body: 'null' }),
  },
  { name: 'the list of moved pages is broken', before: answer(/\/redirects\.json$/, HTML) },
  {
    name: 'the network goes away',
    after: (around) => around.goOffline(),
    isAlone: true,
  },
];
