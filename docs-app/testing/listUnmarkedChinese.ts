import { Parser } from 'htmlparser2';

const HAN = /\p{Script=Han}/u;

/** Elements without prose. */
const APART = new Set(['code', 'script', 'style', 'template']);

/** Attributes with text that a user reads or hears. */
const TEXTS = ['alt', 'aria-label', 'data-label', 'placeholder', 'title'];

/** Lists the Chinese texts of an HTML document, except code, whose nearest `lang` is not Chinese. */
export function listUnmarkedChinese(html: string): string[] {
  const unmarked: string[] = [];
  /** Languages of the open elements; `zxx` means no linguistic content. */
  const open: string[] = [];
  const check = (text: string) => {
    if (!/^z(h|xx)/.test(open.at(-1) ?? '') && HAN.test(text)) unmarked.push(text.trim());
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(APART.has(name) ? 'zxx' : (attributes['lang'] ?? open.at(-1) ?? ''));
      for (const attribute of TEXTS) check(attributes[attribute] ?? '');
    },
    ontext: check,
    onclosetag: () => open.pop(),
  });
  parser.end(html);
  return unmarked;
}
