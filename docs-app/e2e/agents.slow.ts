import { expect, inject, test } from 'vitest';
import { checkAgentDocs } from './checkAgentDocs.ts';

test(
  'scores 100 for the Agent-Friendly Documentation Spec, on pages of every product',
  { timeout: 300_000 },
  async () => {
    const { overall, problems } = await checkAgentDocs(inject('origin'), { maxPages: 100 });
    expect({ overall, failed: problems.filter((line) => line.includes(': fail')) }).toEqual({
      ...{ overall: 100, failed: [] },
    });
  },
);
