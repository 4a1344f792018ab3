import { DocsError } from '@vitrine/ui/core';
import {
  isAlias,
  isMap,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLError,
} from 'yaml';
import { z } from 'zod';
import { strictMistakes, type Report } from '../shared/mistakes.ts';
import type { FrontMatter } from './content.types.ts';

const TITLE_LIMIT = 70;
const DESCRIPTION_LIMIT = 160;
const BLOCK = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Alternative for a case: `{ when: The message needs no answer, title: Alert, pathname: /… }`. */
const insteadSchema = z.strictObject({
  when: z.string().trim().min(1),
  title: z.string().trim().min(1),
  pathname: z.string().startsWith('/'),
});

const schema = z.strictObject({
  title: z.string().trim().min(1).max(TITLE_LIMIT),
  description: z.string().trim().min(1).max(DESCRIPTION_LIMIT),
  components: z.array(z.string()).default([]),
  hooks: z.array(z.string()).default([]),
  types: z.array(z.string()).default([]),
  useWhen: z.array(z.string()).default([]),
  avoidWhen: z.array(z.string()).default([]),
  instead: z.array(insteadSchema).default([]),
  otherNames: z.array(z.string()).default([]),
  ads: z.boolean().default(true),
});

/** Creates front matter from fields; sets missing fields to their default values. */
export function createFrontMatter(fields: z.input<typeof schema>): FrontMatter {
  return schema.parse(fields);
}

const RULES = {
  titleLimit: String(TITLE_LIMIT),
  descriptionLimit: String(DESCRIPTION_LIMIT),
  fields: Object.keys(schema.shape),
};

interface PageText {
  text: string;
  /** Product and file, for error messages. */
  place: string;
}

/**
 * Parses a page's front matter; errors name the line. The body keeps its line numbers.
 * Reports all mistakes except the last, which it throws.
 */
export function parseFrontMatter(
  { text, place }: PageText,
  report: Report = strictMistakes.report,
): { frontMatter: FrontMatter; body: string } {
  const [block, yaml] = BLOCK.exec(text) ?? [];
  if (block === undefined || yaml === undefined) {
    throw new DocsError('content/no-front-matter', RULES, `${place}:1`);
  }
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const lineOf = (offset: number) => lines.linePos(offset).line + 1;
  const broken = findSyntaxError(document);
  if (broken)
    throw new DocsError(
      'content/front-matter-syntax',
      { problem: broken.problem, ...RULES },
      `${place}:${lineOf(broken.offset)}`,
    );
  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success)
    return {
      frontMatter: result.data,
      body: block.replace(/[^\n]/g, '') + text.slice(block.length),
    };
  const errors = listFieldErrors(result.error).map(({ field, problem }) => {
    const offset = offsetOf(document, field);
    const line = offset === undefined ? 1 : lineOf(offset);
    return new DocsError(
      'content/front-matter-field',
      { field, problem, ...RULES },
      `${place}:${line}`,
    );
  });
  errors.slice(0, -1).forEach((error) => report(error));
  throw errors.at(-1);
}

interface SyntaxProblem {
  problem: string;
  offset: number;
}

/** Finds the first YAML error, or else the first syntax that would drop words of a text. */
function findSyntaxError(document: Document.Parsed): SyntaxProblem | undefined {
  const { contents, errors, warnings } = document;
  if (errors.length === 0 && contents && !isMap(contents))
    return { problem: 'it has no fields such as "title: Button"', offset: contents.range[0] };
  const [mistake] = [...errors, ...listMarks(document), ...warnings];
  return mistake && { problem: mistake.message.split('\n')[0] ?? '', offset: mistake.pos[0] };
}

/** Lists the aliases, anchors and tags, which YAML does not read as text. */
function listMarks(document: Document.Parsed): Pick<YAMLError, 'message' | 'pos'>[] {
  const marks: Pick<YAMLError, 'message' | 'pos'>[] = [];
  visit(document, {
    Node(_, node) {
      const mark = readMark(node);
      const [start, end] = node.range ?? [0, 0];
      if (mark === undefined) return;
      marks.push({
        message: `put the text that starts with "${mark}" in quotes`,
        pos: [start, end],
      });
    },
  });
  return marks;
}

function readMark(node: Node): '*' | '&' | '!' | undefined {
  if (isAlias(node)) return '*';
  if (node.anchor !== undefined) return '&';
  return node.tag === undefined ? undefined : '!';
}

function listFieldErrors({ issues }: z.ZodError): { field: string; problem: string }[] {
  return issues.flatMap((issue) => {
    const fields = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])];
    return fields.map((field) => ({ field, problem: issue.message }));
  });
}

/** Returns the position of a field in the YAML of the front matter. */
function offsetOf({ contents }: Document.Parsed, field: string): number | undefined {
  const items = isMap(contents) ? contents.items : [];
  const node = items.find(({ key }) => String(key) === field);
  return (node?.key as { range?: [number] } | undefined)?.range?.[0];
}
