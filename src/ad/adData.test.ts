import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MARKUP_TAG_LIMIT } from './ad.constants.ts';
import { parseAdMarkup, sanitizeAdMarkup, type MarkupNode } from './adMarkup.ts';
import { expandPixels } from './expandPixels.ts';
import { inHouseAds, pickInHouseAd } from './inHouseAds.ts';
import { isCrawler } from './isCrawler.ts';
import { isSafeAdUrl } from './isSafeAdUrl.ts';
import { isSamePage } from './isSamePage.ts';
import { loadAdFeed } from './loadAdFeed.ts';
import { parseAdFeed } from './parseAdFeed.ts';

const runs = Number(process.env['PROPERTY_RUNS'] ?? 2000);

const ad = {
  company: 'Acme',
  description: 'Sells <b>anvils</b>.',
  image: 'https://img.example/a.png',
  statlink: 'https://ads.example/click',
};

describe('parseAdFeed (ADS-8)', () => {
  test('returns the first feed entry that has a link', () => {
    const feed = { ads: [{}, null, { company: 'No link' }, ad, { ...ad, company: 'Later' }] };
    expect(parseAdFeed(feed)).toMatchObject(ad);
  });

  test('skips a feed entry when its link is unsafe', () => {
    const bad = { ...ad, statlink: 'http://ads.example/click' };
    expect(parseAdFeed({ ads: [bad] })).toBeNull();
    expect(parseAdFeed({ ads: [bad, ad] })?.company).toBe('Acme');
  });

  test('omits the image of an ad when the image URL is unsafe', () => {
    expect(parseAdFeed({ ads: [{ ...ad, image: 'data:image/png,x' }] })?.image).toBeUndefined();
  });

  test.each([
    ['truncates long text', { company: 'a'.repeat(5001) }, { company: 'a'.repeat(5000) }],
    [
      'returns an empty string for a text field that is not a string',
      { company: 7, description: null },
      { company: '', description: '' },
    ],
    ['returns a string timestamp unchanged', { timestamp: 'now' }, { timestamp: 'now' }],
    ['converts a numeric timestamp to a string', { timestamp: 17 }, { timestamp: '17' }],
    ['omits a timestamp that is an array', { timestamp: [17] }, { timestamp: undefined }],
    [
      'omits a pixel list that is not a string',
      { pixel: 1, statimp: 'a' },
      { pixel: undefined, statimp: 'a' },
    ],
  ])('parseAdFeed %s', (_, fields, parsed) => {
    expect(parseAdFeed({ ads: [{ ...ad, ...fields }] })).toEqual({ ...ad, ...parsed });
  });

  test('returns null for an arbitrary feed, and skips an arbitrary entry before a valid ad', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (data) => {
        expect(parseAdFeed(data)).toBeNull();
        expect(parseAdFeed({ ads: data })).toBeNull();
        const firstAd = parseAdFeed({ ads: [data, ad] });
        expect(firstAd?.company).toBe('Acme');
      }),
      { numRuns: runs },
    );
  });
});

describe('loadAdFeed', () => {
  test('requests the ad feed at most ten times when the feed stays empty (ADS-9)', async () => {
    let requests = 0;
    const load = async () => ({ ads: [], count: (requests += 1) });
    expect(await loadAdFeed(load)).toBeNull();
    expect(requests).toBe(10);
  });

  test('requests the ad feed again until a response contains an ad (ADS-9)', async () => {
    let requests = 0;
    const load = async () => ((requests += 1) < 4 ? { ads: [] } : { ads: [ad] });
    expect(await loadAdFeed(load)).toMatchObject(ad);
    expect(requests).toBe(4);
  });

  test('returns null without a retry when a request for the ad feed fails (ADS-10)', async () => {
    let requests = 0;
    const load = async () => {
      requests += 1;
      throw new Error('offline');
    };
    expect(await loadAdFeed(load)).toBeNull();
    expect(requests).toBe(1);
  });
});

describe('expandPixels (ADS-11)', () => {
  test('splits the pixel list and replaces every [timestamp] with the encoded timestamp', () => {
    const pixel = 'https://a.example/?t=[timestamp]&u=[timestamp]||https://b.example/';
    const statimp = 'https://s.example/[timestamp]';
    expect(expandPixels({ pixel, statimp, timestamp: "$&$'1" })).toEqual([
      "https://s.example/%24%26%24'1",
      "https://a.example/?t=%24%26%24'1&u=%24%26%24'1",
      'https://b.example/',
    ]);
  });

  test.each([
    ['now', 'https://p.example/now'],
    ['\uD800 (FAULT G3)', 'https://p.example/%EF%BF%BD%20(FAULT%20G3)'],
    [17, 'https://p.example/17'],
    [undefined, 'https://p.example/'],
    [['now'], 'https://p.example/'],
  ])('replaces the [timestamp] placeholder when the timestamp is %j', (timestamp, address) => {
    const pixels = { statimp: ' https://p.example/[timestamp]\n', timestamp } as {
      statimp: string;
    };
    expect(expandPixels(pixels)).toEqual([address]);
  });

  test('omits pixel URLs when they are unsafe', () => {
    const pixel = 'http://no.example/||https://p.example/';
    expect(expandPixels({ pixel, statimp: 'data:,x' })).toEqual(['https://p.example/']);
  });

  test('returns no pixel URLs when the pixel list is not a string', () => {
    expect(expandPixels({ pixel: ['https://p.example/'] as unknown as string })).toEqual([]);
  });

  test('returns only eight safe pixel URLs when the list has more, and none without a list', () => {
    const pixel = [
      'http://no.example/',
      ...Array.from({ length: 12 }, (_, n) => `https://p.example/${n}`),
    ];
    expect(expandPixels({ pixel: pixel.join('||') })).toHaveLength(8);
    expect(expandPixels({})).toEqual([]);
  });
});

describe('isSafeAdUrl (S7)', () => {
  test.each([
    ['https://ads.example/click?x=1#y', true],
    ['HTTPS://ads.example', true],
    ['http://ads.example/', false],
    ['//ads.example/', false],
    ['https:ads.example', false],
    ['https:\\\\ads.example', false],
    ['https://ads.example\\@evil.example', false],
    ['https://user:pass@ads.example/', false],
    ['https://@ads.example/', false],
    [' https://ads.example/', false],
    ['https://ads.example/\n', false],
    ['https://', false],
    ['https:///ads.example', false],
    ['javascript:alert(1)', false],
    [`https://ads.example/${'a'.repeat(2048 - 20)}`, true],
    [`https://ads.example/${'a'.repeat(2049 - 20)}`, false],
    [null, false],
    [['https://ads.example/'], false],
  ])('isSafeAdUrl(%j) returns %s', (value, isSafe) => {
    expect(isSafeAdUrl(value)).toBe(isSafe);
  });

  test('isSafeAdUrl accepts only URLs that a browser parses as https without credentials', () => {
    const piece = fc.constantFrom(
      ...['https', 'http', 'javascript', 'data', ':', '/', '//', '\\', '@', '?', '#', '.', ' '],
      ...['\t', '\n', '\0', 'a', 'ads.example', '[::1]', '%00', '%2f', '⁄', 'é', '。', ':443', '-'],
    );
    const url = fc.oneof(
      fc.array(piece, { maxLength: 10 }).map((parts) => parts.join('')),
      fc.array(piece, { maxLength: 8 }).map((parts) => `https://${parts.join('')}`),
      fc.webUrl(),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(url, (value) => {
        if (!isSafeAdUrl(value)) return;
        const { protocol, username, password, host } = new URL(value);
        expect([protocol, username, password]).toEqual(['https:', '', '']);
        expect(host).not.toBe('');
      }),
      { numRuns: 2 * runs },
    );
  });
});

describe('sanitizeAdMarkup (S6)', () => {
  test.each([
    ['<b>Bold</b> and <i class="x">plain</i>', '<b>Bold</b> and <i>plain</i>'],
    ['<script>alert(1)</script>text', 'text'],
    ['<a href="https://x.example">link</a>', 'link'],
    ['<img src=x onerror=alert(1)>after', 'after'],
    ['a<br>b', 'a<br>b'],
    ['1 < 2 & 3', '1 &#x3C; 2 &#x26; 3'],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>', ''],
    ['<b onclick="x">unclosed', '<b>unclosed</b>'],
    [' spaced ', ' spaced '],
    ['a'.repeat(5001), 'a'.repeat(5000)],
  ])('sanitizes the ad markup %s', (markup, clean) => {
    expect(sanitizeAdMarkup(markup)).toBe(clean);
  });

  test.each([
    'script',
    ...['style', 'template', 'noscript', 'iframe', 'object', 'textarea', 'title'],
  ])('drops an ad markup element and its content when the tag is %s', (tag) => {
    expect(sanitizeAdMarkup(`<${tag}>content</${tag}>after`)).toBe('after');
  });

  test('parses allowed ad markup tags as elements and unwraps all other tags', () => {
    expect(parseAdMarkup('<b>Bold</b><p>text</p>')).toMatchObject([
      { type: 'element', tagName: 'b', children: [{ type: 'text', value: 'Bold' }] },
      { type: 'text', value: 'text' },
    ]);
  });

  test.each(['<b>', '<i><em>', '<p><span>', '<b x=1>', '<svg>'])(
    'limits the depth of ad markup with 20,000 nested tags %s (FAULT G4)',
    (tag) => {
      const depth = (nodes: readonly MarkupNode[]): number =>
        Math.max(
          0,
          ...nodes.map((node) => (node.type === 'element' ? 1 + depth(node.children) : 0)),
        );
      const markup = `Text ${tag.repeat(20_000)}`;
      expect(depth(parseAdMarkup(markup))).toBeLessThanOrEqual(MARKUP_TAG_LIMIT);
      expect(sanitizeAdMarkup(markup)).toMatch(/^Text /);
    },
  );

  test('truncates ad markup before the first tag that exceeds MARKUP_TAG_LIMIT', () => {
    const markup = '<b>a</b>'.repeat(MARKUP_TAG_LIMIT);
    expect(sanitizeAdMarkup(markup)).toBe(markup);
    expect(sanitizeAdMarkup(`${markup}<b>b</b>`)).toBe(markup);
  });

  test('keeps only allowed tags without attributes, and returns sanitized markup unchanged', () => {
    const piece = fc.constantFrom(
      ...['<b>', '</b>', '<strong x=y>', '<em>', '</em>', '<span style="x">', '<br/>', '<script>'],
      ...['</script>', '<img src=x onerror=alert(1)>', '<svg><animate onbegin=alert(1)>', '<math>'],
      ...['<style>', '</style>', '<!--', '-->', '<![CDATA[', ']]>', '<template>', '</template>'],
      ...[
        '<iframe srcdoc="<b>">',
        '<mtext></p>',
        '<table><b>',
        '<a href=javascript:x>',
        '<noscript>',
      ],
      ...['&lt;script&gt;', '&#0;', '"', "'", '`', '<', '>', '=', '/', '\0', 'text', '<plaintext>'],
      ...['<title>', '<textarea>', '<x-y is=b>', '<form id=f>', '<select><b>', '<frameset>'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), (pieces) => {
        const clean = sanitizeAdMarkup(pieces.join(''));
        const otherMarkup = clean.replaceAll(/<\/?(?:b|strong|i|em|span)>|<br>/g, '');
        expect(otherMarkup).not.toContain('<');
        expect(sanitizeAdMarkup(clean)).toBe(clean);
      }),
      { numRuns: runs },
    );
  });
});

describe('isCrawler (ADS-4)', () => {
  test.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
    ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
    ['Screaming Frog SEO Spider/20.0', true],
    ['My-Crawler 1', true],
    ['bot', true],
    ['robot', true],
    ['crawler', true],
    ['crawling', true],
    ['spider', true],
    ['Mozilla/5.0 (Linux; Android 9; CUBOT_X18_Plus) Chrome/120.0', false],
    ['Mozilla/5.0 (Linux; Android 12; CUBOT NOTE 20) Chrome/120.0', false],
    ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/156.0', false],
    ['Robotics Browser 3', false],
    ['', false],
  ])('isCrawler("%s") returns %s', (userAgent, crawls) => {
    expect(isCrawler(userAgent)).toBe(crawls);
  });
});

test('isSamePage returns true only when two URLs have the same host and path', () => {
  const page = 'https://docs.example/discover-more/backers';
  expect(isSamePage(`${page}/?a=1#b`, page)).toBe(true);
  expect(isSamePage(`${page}//`, page)).toBe(true);
  expect(isSamePage('http://docs.example/discover-more/backers', page)).toBe(true);
  expect(isSamePage(`${page}-2`, page)).toBe(false);
  expect(isSamePage('https://evil.example/discover-more/backers', page)).toBe(false);
  expect(isSamePage('no address', page)).toBe(false);
});

describe('in-house ads (ADS-7)', () => {
  test('defines five in-house ads with safe links and images', () => {
    expect(inHouseAds).toHaveLength(5);
    expect(inHouseAds.map(({ label }) => label)).toEqual([
      ...['in-house-toolpad', 'in-house-templates', 'in-house-themes', 'in-house-enterprise'],
      'in-house-figma',
    ]);
    for (const { link, img, description, poweredby } of inHouseAds) {
      expect(poweredby).toBe('MUI');
      expect(description).toMatch(/^<b>.+<\/b> .+\.$/);
      expect(isSafeAdUrl(link)).toBe(true);
      expect(img).toMatch(/^\/pictures\/[a-z]+\.svg$/);
      expect(sanitizeAdMarkup(description)).toBe(description);
    }
  });

  test('throws when the site has no in-house ads', () => {
    expect(() => pickInHouseAd('/', [])).toThrow('The site has no in-house ads.');
  });

  test('distributes in-house ads evenly over pages, and shows one in five ads as text only', () => {
    const counts = new Map<string, number>();
    let inline = 0;
    for (let page = 0; page < 5000; page += 1) {
      const { ad, shape } = pickInHouseAd(`/material-ui/react-page-${page}`, inHouseAds);
      counts.set(ad.name, (counts.get(ad.name) ?? 0) + 1);
      if (shape === 'inline') inline += 1;
    }
    expect(counts.size).toBe(5);
    expect(Math.min(...counts.values())).toBeGreaterThan(800);
    expect(inline / 5000).toBeGreaterThan(0.17);
    expect(inline / 5000).toBeLessThan(0.23);
  });
});
