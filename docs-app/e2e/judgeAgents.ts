import { STOP_WORDS } from '@vitrine/ui/core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { connectStdio, type McpClient } from './mcpClient.ts';
import { pages } from './site.ts';

/** Question of an agent, and the page that answers it. */
export interface AgentQuestion {
  question: string;
  page: string;
}

/** Share of the questions whose page must be in the first three results: 36 of 40. */
const MINIMUM_SHARE = 0.9;

const found = z.object({ results: z.array(z.object({ path: z.string() })) });

const listWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Lists the words of a page's title and path that its questions must not contain. */
function listAnswerWords({ page }: AgentQuestion): string[] {
  const title = pages.find(({ pathname }) => pathname === page)?.title ?? '';
  const words = [...listWords(title), ...listWords(page)];
  return words.filter((word) => !STOP_WORDS.has(word));
}

/** Returns whether two words are the same, apart from a plural. */
const isSame = (a: string, b: string) => a === b || a === `${b}s` || b === `${a}s`;

/** Tests that the MCP tool `search` answers the questions of agents about a product. */
export function judgeAgents(folder: string, questions: readonly AgentQuestion[]): void {
  describe(`questions of agents about ${folder}`, () => {
    let mcp: McpClient;

    beforeAll(async () => {
      mcp = await connectStdio(inject('dist'));
    });

    afterAll(() => mcp[Symbol.asyncDispose]());

    test(`MCP search answers 90% of the questions about ${folder} in the first three results`, async ({
      annotate,
    }) => {
      const ranks = new Map<string, number>();
      for (const { question, page } of questions) {
        const args = { query: question, product: folder, limit: 20 };
        const { results } = found.parse((await mcp.call('search', args)).data);
        const at = results.findIndex(({ path }) => path === page);
        ranks.set(question, at === -1 ? Infinity : at + 1);
      }
      const late = [...ranks].filter(([, rank]) => rank > 3);
      await annotate(
        `${folder}: ${questions.length - late.length} of ${questions.length} in the first three. Later: ${late.map(([question, rank]) => `${question}: ${rank}`).join('; ')}`,
      );
      const share = 1 - late.length / questions.length;
      // With fewer than ten questions, one miss already exceeds the allowed share.
      expect(share).toBeGreaterThanOrEqual(MINIMUM_SHARE);
    });

    test(`no question about ${folder} has words of the title or the path of its page`, () => {
      const copied = questions.flatMap((question) => {
        const answer = listAnswerWords(question);
        const words = listWords(question.question).filter((word) =>
          answer.some((other) => isSame(word, other)),
        );
        return words.length > 0 ? [{ question: question.question, words }] : [];
      });
      expect(copied).toEqual([]);
      expect(questions.map(({ page }) => pages.some(({ pathname }) => pathname === page))).toEqual(
        questions.map(() => true),
      );
    });
  });
}
